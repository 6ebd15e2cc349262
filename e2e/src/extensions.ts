import type { Page } from "@playwright/test";

/** What browser extensions do to a page, by their kinds. Each runs in the page. */
const extensions = {
  "a dark reader": () => {
    document.documentElement.setAttribute("data-darkreader-mode", "dynamic");
    document.body.setAttribute("cz-shortcut-listen", "true");
    document.head.prepend(document.createElement("meta"));
    for (const element of document.querySelectorAll("#root :is(input, button)"))
      element.setAttribute("data-darkreader-inline-color", "");
  },
  "a password manager": () => {
    for (const field of document.querySelectorAll("#root input")) {
      field.setAttribute("data-lastpass-icon-root", "");
      field.setAttribute("autocomplete", "off");
      const icon = document.createElement("button");
      icon.type = "button";
      field.after(icon);
    }
    for (const form of document.querySelectorAll("#root form")) form.prepend(document.createElement("input"));
    document.body.append(document.createElement("com-1password-button"));
  },
  "a password manager that wraps fields": () => {
    for (const field of document.querySelectorAll("#root input")) {
      const around = document.createElement("div");
      field.replaceWith(around);
      around.append(field);
    }
  },
  "a spelling checker": () => {
    document.body.setAttribute("data-gr-ext-installed", "");
    document.body.prepend(document.createElement("grammarly-desktop-integration"));
    document.querySelector("#root main")?.prepend(document.createElement("grammarly-extension"));
  },
  "a toolbar": () => document.querySelector("#root")?.prepend(document.createElement("form")),
  "a translation": () => {
    const texts = document.createTreeWalker(document.querySelector("#root") ?? document.body, NodeFilter.SHOW_TEXT);
    const all: Node[] = [];
    while (texts.nextNode()) all.push(texts.currentNode);
    for (const text of all) {
      const font = document.createElement("font");
      font.textContent = `${text.textContent}\u200b`;
      if (text instanceof Text) text.replaceWith(font);
    }
  },
} satisfies Record<string, () => void>;

export type Extension = keyof typeof extensions;

export const extensionNames = Object.keys(extensions).filter((name): name is Extension => name in extensions);

/** Lets an extension change the page as it is now. */
export async function runExtension(page: Page, name: Extension): Promise<void> {
  await page.evaluate<void>(extensions[name]);
}
