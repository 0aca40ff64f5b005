/** The environment of a build, as far as it tells where the build will be published. */
type BuildEnvironment = Readonly<Record<string, string | undefined>>;

/**
 * Tells whether a build is a preview, which search engines must not index: one that a host makes of
 * something else than the production branch, and that was given no SITE_URL of its own.
 *
 * - Netlify says so in CONTEXT (production, deploy-preview, branch-deploy).
 * - Vercel says so in VERCEL_ENV (production, preview).
 * - Cloudflare Pages names the branch in CF_PAGES_BRANCH; production is PRODUCTION_BRANCH, else main.
 */
export function isPreview(environment: BuildEnvironment): boolean {
  const { SITE_URL, CONTEXT, VERCEL_ENV, CF_PAGES_BRANCH, PRODUCTION_BRANCH } = environment;
  if (SITE_URL) return false;
  if (CONTEXT) return CONTEXT !== "production";
  if (VERCEL_ENV) return VERCEL_ENV !== "production";
  return CF_PAGES_BRANCH !== undefined && CF_PAGES_BRANCH !== (PRODUCTION_BRANCH || "main");
}
