const maxLength = 500;

/**
 * Null unless the URL is https on a public host, without a fragment and without a user, which can disguise the host.
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

/** Keeps existing query parameters. */
export function applicationUrl(baseUrl: string, reference: string, language: string): string {
  const url = new URL(baseUrl);
  url.searchParams.set("property", reference);
  url.searchParams.set("lang", language);
  return url.href;
}
