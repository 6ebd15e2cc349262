import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { prerenderedAttribute } from "@kautia/contract";
import type { Page } from "@playwright/test";

/** The part of the screen reader that we use. */
interface Reader {
  start: (options: { container: Element }) => Promise<void>;
  next: () => Promise<void>;
  stop: () => Promise<void>;
  lastSpokenPhrase: () => Promise<string>;
}

let script: Promise<string> | undefined;

/** The screen reader as a plain script, because the pages' content security policy allows no other modules. */
function loadScript(): Promise<string> {
  script ??= (async () => {
    const file = import.meta.resolve("@guidepup/virtual-screen-reader/browser.js");
    const module = await readFile(fileURLToPath(file), "utf8");
    return `(() => {${module.replace(/export\s*\{([^}]*)\};?/, (_, names: string) => {
      const [, own] = /([\w$]+) as virtual\b/.exec(names) ?? [];
      return `globalThis.virtualReader = ${own ?? "virtual"};`;
    })}
})();`;
  })();
  return script;
}

/** Everything that a screen reader says on the page from its start to its end, phrase by phrase. */
export async function readAloud(page: Page): Promise<string[]> {
  // Reading adds elements, which would disturb the app while it takes over a prerendered page.
  await page.locator(`[${prerenderedAttribute}]`).waitFor({ state: "detached" });
  const loaded = await page.evaluate(() => Reflect.has(globalThis, "virtualReader"));
  if (!loaded) await page.evaluate(await loadScript());
  return page.evaluate(async () => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- set by the script above
    const reader = Reflect.get(globalThis, "virtualReader") as Reader;
    const said: string[] = [];
    const most = 2_000;
    // The reader would also read the text for browsers without scripts.
    for (const text of document.querySelectorAll("noscript")) text.remove();
    await reader.start({ container: document.body });
    for (let count = 0; count < most; count++) {
      const phrase = await reader.lastSpokenPhrase();
      if (phrase !== "") said.push(phrase);
      if (phrase.startsWith("end of document")) break;
      await reader.next();
    }
    await reader.stop();
    return said;
  });
}
