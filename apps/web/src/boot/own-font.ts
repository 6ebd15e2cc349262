import type { Store } from "../shell/app/store.ts";

/**
 * Fetches the brand's font on a first visit and uses it from the next page on. The page that is shown keeps its font, so
 * that no text is painted twice. A later visit has a stored locale and finds the font in the browser's cache, so it uses
 * the font from the start (index.html).
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
