import { contentTypes, fileKind } from "./content-types";
import {
  hashedAddress,
  homeAliases,
  immutable,
  movedStatus,
  notFoundAddresses,
  notFoundFile,
  pageAddress,
  privateAddress,
  revalidate,
  type HostRules,
} from "./rules";

/**
 * The rules as a Caddyfile. SITE_ADDRESS and SITE_ROOT in Caddy's environment say where else the
 * site is served and where its files are.
 */
export function caddyfile(rules: HostRules): string {
  const { hostname } = new URL(rules.siteUrl);
  const headers = Object.entries(rules.headers).map(([name, value]) => `${name} ${quoted(value)}`);
  const secure = Object.entries(rules.secureHeaders).map(
    ([name, value]) => `header @secure ${name} ${quoted(value)}`,
  );
  return `# Written by the build.
(site-headers) {
	header -Server
	header {
		${headers.join("\n\t\t")}
	}
	@secure expression \`{http.request.scheme} == "https" || {http.request.header.X-Forwarded-Proto} == "https"\`
	${secure.join("\n\t")}
}

{$SITE_ADDRESS:${hostname}} {
	root * {$SITE_ROOT:/var/www/${hostname}}

	route {
		import site-headers
		header Cache-Control ${quoted(revalidate)}
		@hashed path_regexp ${hashedAddress}
		header @hashed Cache-Control ${quoted(immutable)}
${contentTypes.map(([extension, { type }]) => contentType(extension, type)).join("\n")}

		@write not method GET HEAD
		error @write 405
		@doubled expression \`{http.request.uri.path}.contains("//")\`
		error @doubled 404
		@private path_regexp ${privateAddress}
		error @private 404
		@unaddressed path ${notFoundAddresses.join(" ")}
		error @unaddressed 404

${rules.redirects.map(moved).join("")}		@home path ${homeAliases.join(" ")}
		route @home {
			rewrite * /
			redir * {uri} ${movedStatus}
		}
		@otherForm path_regexp form ^(${pageAddress})(?:/|\\.html)$
		route @otherForm {
			@known file {re.form.1}.html
			route @known {
				rewrite * {re.form.1}
				redir * {uri} ${movedStatus}
			}
			error * 404
		}

		@page path_regexp ^${pageAddress}$
		rewrite @page {path}.html
		file_server {
			precompressed br gzip
		}
	}

	handle_errors {
		import site-headers
		header Cache-Control ${quoted(revalidate)}
		@unknown expression \`{http.error.status_code} == 404\`
		route @unknown {
			rewrite * /${notFoundFile}
			header Content-Type ${quoted(fileKind(notFoundFile).type)}
			file_server {
				precompressed br gzip
			}
		}
	}
}
`;
}

const quoted = (text: string) => `"${text.replace(/"/g, '\\"')}"`;

function contentType(extension: string, type: string): string {
  return `\t\t@${extension} path *.${extension}\n\t\theader @${extension} Content-Type ${quoted(type)}`;
}

function moved({ from, to }: HostRules["redirects"][number], index: number): string {
  return `		@moved${index} path ${from} ${from}/
		route @moved${index} {
			rewrite * ${to}
			redir * {uri} ${movedStatus}
		}
`;
}
