import { contentTypes } from "./content-types";
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
 * The rules as a configuration of nginx, to be included in its http block (as files in
 * /etc/nginx/conf.d are). It needs no module beyond those of Debian's nginx: where a browser takes
 * Brotli, the compressed twin is found by name; gzip_static does the same for gzip.
 */
export function nginxConfiguration(rules: HostRules): string {
  const { hostname } = new URL(rules.siteUrl);
  const headers = Object.entries(rules.headers).map(([name, value]) => addHeader(name, value));
  const secure = Object.entries(rules.secureHeaders).map(([name, value], index) => ({
    map: variable(`"$scheme $http_x_forwarded_proto"`, `site_secure_${index}`, [
      ["default", '""'],
      ["~https", quoted(value)],
    ]),
    header: `add_header ${name} $site_secure_${index} always;`,
  }));
  const packed = contentTypes.filter(([, kind]) => !kind.compressible);
  const texts = contentTypes.filter(([, kind]) => kind.compressible);

  return `# Written by the build. The site's files belong into the folder named by root.
${variable("$uri", "site_cache", [
  ["default", quoted(revalidate)],
  [quoted(`~${hashedAddress.replace(/\$$/, "(\\.br)?$$")}`), quoted(immutable)],
])}
${variable("$http_accept_encoding", "site_twin", [
  ["default", '""'],
  [quoted("~*\\bbr\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))"), ".br"],
])}
${variable("$uri", "site_encoding", [
  ["default", '""'],
  [quoted("~\\.br$"), "br"],
])}
${variable("$uri", "site_vary", [
  ["default", "Accept-Encoding"],
  [quoted(`~\\.(${packed.map(([extension]) => extension).join("|")})$`), '""'],
])}
${secure.map(({ map }) => map).join("\n")}

server {
    listen 80;
    listen [::]:80;
    server_name ${hostname};
    root /var/www/${hostname};
    # What uploads of this file leave alone, such as HTTPS (docs/hosting.md).
    include ${hostname}.d/*.conf;

    server_tokens off;
    absolute_redirect off;
    merge_slashes off;
    gzip_static on;
    error_page 404 /${notFoundFile};

    add_header Cache-Control $site_cache always;
    add_header Content-Encoding $site_encoding always;
    add_header Vary $site_vary always;
    ${[...headers, ...secure.map(({ header }) => header)].join("\n    ")}

    types {
        ${packed.map(([extension, { type }]) => `${type} ${extension};`).join("\n        ")}
    }
    default_type application/octet-stream;

    location = /${notFoundFile} {
        internal;
        types { }
        default_type ${typeOf("html")};
        try_files /${notFoundFile}$site_twin /${notFoundFile} =404;
    }
    ${answer(
      notFoundAddresses.filter((address) => address !== `/${notFoundFile}`),
      "404",
    )}
    ${answer(homeAliases, `${movedStatus} /$is_args$args`)}
${rules.redirects.map(({ from, to }) => moved(from, to)).join("")}
    location ~ ${quoted(privateAddress)} { return 404; }

    location = / {
        types { }
        default_type ${typeOf("html")};
        try_files /index.html$site_twin /index.html =404;
    }
    location ~ ${quoted(`^${pageAddress}$`)} {
        types { }
        default_type ${typeOf("html")};
        try_files $uri.html$site_twin $uri.html =404;
    }
    location ~ ${quoted(`^(?<page>${pageAddress})(/|\\.html)$`)} {
        if (-f $document_root$page.html) { return ${movedStatus} $page$is_args$args; }
        return 404;
    }
${texts.map(([extension]) => textFiles(extension)).join("\n")}
    location / {
        try_files $uri =404;
    }
}
`;
}

const quoted = (text: string) => `"${text.replace(/"/g, '\\"')}"`;

const addHeader = (name: string, value: string) => `add_header ${name} ${quoted(value)} always;`;

function typeOf(extension: string): string {
  return quoted(contentTypes.find(([name]) => name === extension)?.[1].type ?? "");
}

/** A variable whose value depends on another; the cases are tried in order. */
function variable(
  source: string,
  name: string,
  cases: readonly (readonly [string, string])[],
): string {
  const lines = cases.map(([when, value]) => `    ${when} ${value};`);
  return `map ${source} $${name} {\n${lines.join("\n")}\n}`;
}

const answer = (addresses: readonly string[], what: string) =>
  addresses.map((address) => `location = ${address} { return ${what}; }`).join("\n    ");

function moved(from: string, to: string): string {
  return `    ${answer([from, `${from}/`], `${movedStatus} ${to}$is_args$args`)}\n`;
}

function textFiles(extension: string): string {
  return `    location ~ ${quoted(`\\.${extension}$`)} {
        types { }
        default_type ${typeOf(extension)};
        try_files $uri$site_twin $uri =404;
    }`;
}
