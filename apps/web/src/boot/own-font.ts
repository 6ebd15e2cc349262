import type { Store } from "../shell/app/store.ts";

/**
 * Fetches the brand's font on a first visit and uses it from the next page on. The page that is shown keeps its font, so
 * that no text is painted twice. Later visits, which have a stored locale, find it in the browser's cache and use it from the start (index.html).
 */
export async function takeOwnFont(page: Store<unknown>): Promise<void> {
  const { dataset } = document.documentElement;
  if (dataset["kFont"] === undefined) return;
  await document.fonts.load('1em "Figtree Variable"');
  const stop = page.subscribe(() => {
    delete dataset["kFont"];
    stop();
  });
}
