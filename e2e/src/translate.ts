import type { Page } from "@playwright/test";

/**
 * Translates pages in the same way as Google Translate in Chrome: each text node is replaced by `<font>` elements with
 * new text, now and after each change. Texts differ by a zero-width space, so elements are still found by their words.
 */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const mark = "\u200b";
    const isOwn = (parent: Element) => parent.closest("font[data-translated]") !== null;
    const stays = (parent: Element) => parent.closest("script, style, textarea, [translate=no], svg") !== null;

    function translate(): void {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const all: Text[] = [];
      while (texts.nextNode()) if (texts.currentNode instanceof Text) all.push(texts.currentNode);
      for (const text of all) {
        const parent = text.parentElement;
        if (!parent || isOwn(parent) || stays(parent) || text.data === "") continue;
        const [outer, inner] = [document.createElement("font"), document.createElement("font")];
        outer.dataset["translated"] = "";
        inner.textContent = text.data + mark;
        outer.append(inner);
        text.replaceWith(outer);
      }
    }

    const observer = new MutationObserver(translate);
    addEventListener("DOMContentLoaded", () => {
      translate();
      observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    });
  });
}
