import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y"],
  // A combobox has a list of its own, because <select> takes no typing.
  rules: { "prefer-native-element": ["error", { exclude: ["listbox"] }] },
});

/** Faults of the page's HTML, as it is after the app has rendered it. */
export async function findHtmlFaults(page: Page): Promise<string[]> {
  // To a page with script, the inside of <noscript> is only text.
  const html = (await page.content()).replaceAll(/<noscript>.*?<\/noscript>/gs, "");
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages
      .filter((message) => !isOfLibrary(message))
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector ?? "?"}`),
  );
}

/** React Aria's hidden button at the end of a dialog has no type, and is in no form. */
const isOfLibrary = ({ ruleId, selector }: { ruleId: string; selector: string | null }) =>
  ruleId === "no-implicit-button-type" && selector !== null && /^#react-aria\d+-\w+$/.test(selector);

const sniffer = readFileSync(new URL(import.meta.resolve("html_codesniffer/build/HTMLCS.js")), "utf8");

/** Errors that HTML_CodeSniffer, the checks of pa11y, finds in the page by WCAG 2.1 AA. */
export async function findSniffedFaults(page: Page): Promise<string[]> {
  return page.evaluate(
    `(() => { ${sniffer}; return new Promise((done) => {
      const { HTMLCS } = window;
      HTMLCS.process("WCAG2AA", document, () => done(HTMLCS.getMessages()
        .filter(({ type }) => type === HTMLCS.ERROR)
        .map(({ code, element, msg }) => code + " at " + element.outerHTML.slice(0, 120) + ": " + msg)));
    }); })()`,
  );
}
