const kept = "link-key";
// For a browser that refuses its storage.
const fallback = crypto.randomUUID();

/**
 * What a link that works once is asked with: always the same in this tab, also after it was loaded anew, and known to no
 * other browser that has the link. Only the link's end is in it, for the link itself is a secret.
 */
export function linkKey(link: string): string {
  return `${keyOfTab()}-${link.slice(-12)}`;
}

function keyOfTab(): string {
  try {
    const key = sessionStorage.getItem(kept) ?? fallback;
    sessionStorage.setItem(kept, key);
    return key;
  } catch {
    return fallback;
  }
}
