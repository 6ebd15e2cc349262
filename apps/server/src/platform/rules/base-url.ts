const longest = 500;

/**
 * The address of a partner's own application page, in its plain form; null for what no tenant should be led to: anything but
 * https on a public name, and what hides where it leads (a user before the host) or could not be added to (a fragment).
 */
export function readBaseUrl(text: string): string | null {
  // The parser would silently drop line breaks and turn backslashes round.
  if (text.length > longest || /[\s\\\p{Cc}]/u.test(text)) return null;
  const url = URL.parse(text);
  if (url?.protocol !== "https:") return null;
  if (url.username || url.password || url.hash || text.includes("#")) return null;
  const isName = /^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*$/.test(url.hostname);
  return isName ? url.href : null;
}

/** The partner's page for one of its homes; what the address says already stays. */
export function applicationUrl(baseUrl: string, reference: string, language: string): string {
  const url = new URL(baseUrl);
  url.searchParams.set("property", reference);
  url.searchParams.set("lang", language);
  return url.href;
}
