const storageKey = "link-key";
// For a browser that refuses storage.
const fallback = crypto.randomUUID();

/**
 * The idempotency key for a one-time link. It stays the same in this tab, even after a reload, and another browser with
 * the same link cannot know it. It contains only the end of the link, because the link is a secret.
 */
export function linkKey(link: string): string {
  return `${keyOfTab()}-${link.slice(-12)}`;
}

function keyOfTab(): string {
  try {
    const key = sessionStorage.getItem(storageKey) ?? fallback;
    sessionStorage.setItem(storageKey, key);
    return key;
  } catch {
    return fallback;
  }
}
