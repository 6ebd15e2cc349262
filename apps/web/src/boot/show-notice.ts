/**
 * Says that the app could not be fetched, and offers to try again. The notice appears below what was pressed in a
 * prerendered page, otherwise instead of the page. Its words are in the page, in both languages, because the texts may
 * be missing too.
 */
export function showNotice(pressed: HTMLElement | null, again: () => void): void {
  const template = document.querySelector<HTMLTemplateElement>("template#no-start");
  const words = template?.content.firstElementChild?.cloneNode(true);
  if (!(words instanceof HTMLElement)) return;
  document.querySelector(".no-start")?.remove();
  if (pressed) {
    // The page has a heading already.
    words.querySelector("h1")?.remove();
    words.setAttribute("role", "alert");
    pressed.after(words);
    // A form may be longer than the window.
    words.scrollIntoView({ block: "nearest" });
  } else {
    const page = document.createElement("main");
    page.append(...words.childNodes);
    words.append(page);
    document.body.append(words);
    words.querySelector("h1")?.focus();
  }
  words.querySelector("button")?.addEventListener("click", (event) => {
    // `keepPressed` must not remember this press.
    event.stopPropagation();
    words.remove();
    again();
  });
}
