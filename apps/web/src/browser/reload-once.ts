const key = "reloaded-for";

/**
 * Reloads the page when a file of its code was lost, because Chromium does not repeat a failed import. Only once for
 * each URL and tab, so that a file that is never found does not reload the page forever.
 */
export function reloadOnce(): void {
  try {
    if (sessionStorage.getItem(key) === location.href) return;
    sessionStorage.setItem(key, location.href);
  } catch {
    // Without storage, the page would reload forever.
    return;
  }
  location.reload();
}
