/** Where the backend is and the key that anybody may hold, as set at build; either may be missing. */
interface BackendSettings {
  readonly url: string | undefined;
  readonly anonKey: string | undefined;
}

/** The settings of this build, from GATSBY_SUPABASE_URL and GATSBY_SUPABASE_ANON_KEY. */
export const backendSettings: BackendSettings = {
  url: process.env.GATSBY_SUPABASE_URL,
  anonKey: process.env.GATSBY_SUPABASE_ANON_KEY,
};

/**
 * What createClient of supabase-js would say of missing settings (specification section 8). Stated
 * here so that no visitor downloads the library to be told that there is no backend; a test compares
 * the words with the library's.
 */
export function missingSettings({ url, anonKey }: BackendSettings): string[] {
  return [
    ...(url ? [] : ["supabaseUrl is required."]),
    ...(anonKey ? [] : ["supabaseKey is required."]),
  ];
}
