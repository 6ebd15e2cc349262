const maxLength = 500;

/**
 * Normalises the URL of a partner's own application page. Null unless it is https on a public host name, without a user
 * (which can disguise the host) and without a fragment (no query could be appended).
 */
export function readBaseUrl(text: string): string | null {
  // The parser would silently drop line breaks and turn backslashes into slashes.
  if (text.length > maxLength || /[\s\\\p{Cc}]/u.test(text)) return null;
  const url = URL.parse(text);
  if (url?.protocol !== "https:") return null;
  if (url.username || url.password || url.hash || text.includes("#")) return null;
  const isName = /^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*$/.test(url.hostname);
  return isName ? url.href : null;
}

/** The partner's page for one of its homes. Existing query parameters are kept. */
export function applicationUrl(baseUrl: string, reference: string, language: string): string {
  const url = new URL(baseUrl);
  url.searchParams.set("property", reference);
  url.searchParams.set("lang", language);
  return url.href;
}
