import { readFileSync } from "node:fs";
import { prerenderedAttribute } from "@kautia/contract";
import { eventually } from "../tenant-by-api.ts";
import type { Driver } from "./driver.ts";
import { findParts, type Step } from "./find-parts.ts";
import type { Part, Role, AnyPage } from "./any-page.ts";

// Finds by role and name in any browser, as Playwright does in its own.
const library = readFileSync(
  new URL(import.meta.resolve("@testing-library/dom/dist/@testing-library/dom.umd.min.js")),
  "utf8",
);

interface Spot {
  x: number;
  y: number;
  /** Whether a click there would reach the part. */
  free: boolean;
}

/** A page of a browser that Playwright does not know. */
export function openRemotePage(driver: Driver): AnyPage {
  /** Runs code with the found elements as `parts`. */
  async function onParts(steps: readonly Step[], code: string): Promise<unknown> {
    const known = await driver.run(`typeof TestingLibraryDom === "object"`);
    if (known !== true) await driver.run(`(() => { ${library}\n })()`);
    return driver.run(`((parts) => { ${code} })((${String(findParts)})(${JSON.stringify(steps)}))`);
  }

  function partAt(steps: readonly Step[]): Part {
    const wait = <T>(code: string) =>
      eventually(async () => {
        // A page that is just being left has no parts.
        const found = await onParts(steps, `if (!parts[0]) return null; const part = parts[0]; ${code}`).catch(
          () => null,
        );
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the code returns
        return (found ?? undefined) as T | undefined;
      }).catch(async () => {
        const said = String(await driver.run(`document.querySelector("main")?.innerText`)).replaceAll(
          /\s*\n\s*/g,
          "\n",
        );
        throw new Error(`nothing found for ${JSON.stringify(steps)} on ${await driver.url()}, which said:\n${said}`);
      });
    const click = async () => {
      const spot = await eventually(async () => {
        const { free, ...place } = await wait<Spot>(readSpot);
        return free ? place : undefined;
      });
      await driver.click(spot.x, spot.y);
    };
    const focus = async () => void (await wait(`part.focus(); return document.activeElement === part || null;`));
    return {
      ...finderFrom(steps),
      first: () => partAt([...steps, { nth: 0 }]),
      last: () => partAt([...steps, { nth: -1 }]),
      locator: (css) => partAt([...steps, { css }]),
      all: async () => {
        const count = Number(await onParts(steps, "return parts.length;"));
        return Array.from({ length: count }, (_, nth) => partAt([...steps, { nth }]));
      },
      waitFor: async () => void (await wait("return true;")),
      click,
      check: async () => {
        if (!(await wait<{ on: boolean }>("return { on: part.checked };")).on) await click();
      },
      focus,
      fill: async (text) => {
        await focus();
        await wait("part.select(); return true;");
        await driver.type(text);
      },
      selectOption: async (value) =>
        wait(
          `part.value = ${JSON.stringify(value)}; part.dispatchEvent(new Event("change", { bubbles: true })); return true;`,
        ),
      inputValue: async () => (await wait<{ value: string }>("return { value: part.value };")).value,
      textContent: async () => (await wait<{ text: string }>("return { text: part.textContent };")).text,
    };
  }

  const finderFrom = (steps: readonly Step[]) => ({
    getByRole: (role: Role, options = {}) => partAt([...steps, { role, ...options }]),
    getByLabel: (label: string, options = {}) => partAt([...steps, { label, ...options }]),
    getByText: (text: string, options = {}) => partAt([...steps, { text, ...options }]),
  });

  return {
    ...finderFrom([]),
    async goto(url) {
      await driver.goto(url);
      // As people do, who are slower than a page that is already drawn.
      await eventually(
        async () => (await driver.run(`!document.querySelector("[${prerenderedAttribute}]")`)) || undefined,
      );
    },
    waitForURL: (pattern) =>
      eventually(async () => (await driver.url()).endsWith(pattern.replace("**", "")) || undefined),
    keyboard: { type: driver.type },
  };
}

const readSpot = `
  part.scrollIntoView({ block: "center" });
  const { left, top, width, height } = part.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  const around = part.closest("label") ?? part;
  return { x, y, free: !part.disabled && hit !== null && around.contains(hit) };
`;
