import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { closeBrowser, type Visit, visit } from "../src/browser.ts";
import { findHindrances } from "../src/gallery/hindrances.ts";
import { findBarriers, resize, turnTo } from "../src/gallery/look-at.ts";
import { buildPart, openRemoteHost, type RemoteHost } from "../src/remote-host.ts";

const everywhere = process.env["PAGES"] === "everywhere";
const folder = mkdtemp(join(tmpdir(), "kautia-catalogue-"));
let host: RemoteHost;
let visitor: Visit;

beforeAll(async () => {
  host = await openRemoteHost();
  host.answerWith(await buildPart("catalogue", await folder));
});
beforeEach(async () => {
  visitor = await visit({ locale: "en-GB" });
  await visitor.page.goto(new URL("/", host.url).href);
  await visitor.page.getByRole("heading", { level: 1, name: "Design system" }).waitFor();
});
afterEach(() => visitor.close());
afterAll(async () => {
  await closeBrowser();
  await host.close();
  await rm(await folder, { recursive: true });
});

/** All components in all their states, on one page. */
describe("the catalogue", () => {
  it("has no barrier, on a phone and on a desk, light and dark", async () => {
    const { page } = visitor;
    const found: string[] = [];
    for (const width of [360, 1280]) {
      await resize(page, width);
      for (const theme of ["light", "dark"] as const) {
        if (!everywhere && (width === 360) !== (theme === "dark")) continue;
        await turnTo(page, theme);
        found.push(...(await findBarriers(page)).map((barrier) => `${width} px, ${theme}: ${barrier}`));
      }
    }
    expect(found).toEqual([]);
  });

  it("is for everybody: keyboard, zoom, thumb, wider text, no motion, forced colours", async () => {
    expect(await findHindrances(visitor.page, ["desk", "zoomed"])).toEqual([]);
  });

  it("opens and closes a menu by keyboard, and gives the focus back", async () => {
    const { page } = visitor;
    const button = page.getByRole("group", { name: "Menu", exact: true }).getByRole("button");
    await button.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => button.getAttribute("aria-expanded")).toBe("true");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect.poll(() => button.getAttribute("aria-expanded")).toBe("false");
    expect(await hasFocus(button)).toBe(true);
  });

  it("keeps the keyboard in an open dialog, and gives the focus back", async () => {
    const { page } = visitor;
    const button = page.getByRole("group", { name: "Dialog", exact: true }).getByRole("button", { name: "Open" });
    await button.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    const places = new Set<string>();
    for (let presses = 0; presses < 8; presses++) {
      places.add(
        await dialog.evaluate((box) => {
          const active = document.activeElement;
          return active === document.body ? "browser" : box.contains(active) ? "dialog" : "page";
        }),
      );
      await page.keyboard.press("Tab");
    }
    expect(places).toContain("dialog");
    expect(places).not.toContain("page");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    expect(await hasFocus(button)).toBe(true);
  });

  it("chooses a suggestion by the arrows, and takes Escape for no", async () => {
    const { page } = visitor;
    const found = page.getByRole("listbox", { name: "Suggested addresses" }).getByRole("option");
    const box = page.getByRole("combobox", { name: "Where are you moving to?" });
    await box.focus();
    await page.keyboard.type("ha");
    await found.first().waitFor();
    await page.keyboard.press("Escape");
    await found.first().waitFor({ state: "detached" });
    expect(await hasFocus(box)).toBe(true);
    await page.keyboard.type("f");
    await found.filter({ hasText: "Hafenplatz 3" }).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    expect(await box.inputValue()).toMatch(/^Hafenplatz 3/);
    expect(await hasFocus(box)).toBe(true);
  });
});

function hasFocus(target: { evaluate: (look: (element: Element) => boolean) => Promise<boolean> }): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}
