import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test as base } from "../src/fixtures.ts";
import { findAccessibilityFaults } from "../src/gallery/accessibility-faults.ts";
import { findBarriers, resize, setColourScheme } from "../src/gallery/look-at.ts";
import { full } from "../src/level.ts";
import { buildPart, openRemoteHost, type RemoteHost } from "../src/remote-host.ts";

/** Opens one page with all components in all their states. */
const test = base.extend<object, { host: RemoteHost }>({
  host: [
    async ({}, provide) => {
      const folder = await mkdtemp(join(tmpdir(), "kautia-catalogue-"));
      const host = await openRemoteHost();
      host.answerWith(await buildPart("catalogue", folder));
      await provide(host);
      await host.close();
      await rm(folder, { recursive: true });
    },
    { scope: "worker", timeout: 180_000 },
  ],
  visitorOptions: { locale: "en-GB" },
  page: async ({ host, visitor: { page } }, provide) => {
    await page.goto(new URL("/", host.url).href);
    await expect(page.getByRole("heading", { level: 1, name: "Design system" })).toBeVisible();
    await provide(page);
  },
});

test.use({ trace: "off" });

test("the catalogue has no accessibility violations on small and large screens, light and dark", async ({ page }) => {
  const found: string[] = [];
  for (const width of [360, 1280]) {
    await resize(page, width);
    for (const theme of ["light", "dark"] as const) {
      if (!full && (width === 360) !== (theme === "dark")) continue;
      await setColourScheme(page, theme);
      found.push(...(await findBarriers(page)).map((barrier) => `${width} px, ${theme}: ${barrier}`));
    }
  }
  expect(found).toEqual([]);
});

test("the catalogue works with keyboard, zoom, touch, wide text spacing, reduced motion and forced colours", async ({
  page,
}) => {
  expect(await findAccessibilityFaults(page, full ? ["wide", "zoomed"] : ["zoomed"])).toEqual([]);
});

test("prices side by side have their periods at the same height, and three short choices one line each", async ({
  page,
}) => {
  await resize(page, 1280);
  const prices = page.getByRole("group", { name: "How would you like to pay?" });
  const tops = await prices
    .locator(".k-price__period")
    .evaluateAll((periods) => periods.map((period) => Math.round(period.getBoundingClientRect().top)));
  expect(tops).toHaveLength(2);
  expect(tops[0]).toBe(tops[1]);
  const choices = page.locator(".k-choices--row-of-3 .k-choice__label").filter({ hasText: /^(Mr|Prefer not to say)$/ });
  const heights = await choices.evaluateAll((labels) => labels.map((label) => Math.round(label.clientHeight)));
  expect(heights.length).toBeGreaterThanOrEqual(2);
  expect(new Set(heights).size).toBe(1);
});

test("a menu opens and closes by keyboard, and returns the focus", async ({ page }) => {
  const button = page.getByRole("group", { name: "Menu", exact: true }).getByRole("button");
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await expect(button).toBeFocused();
});

test("an open dialog keeps the focus inside, and returns it on closing", async ({ page }) => {
  const button = page.getByRole("group", { name: "Dialog", exact: true }).getByRole("button", { name: "Open" });
  await button.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
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
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test("a suggestion is chosen by arrow keys, and Escape closes the list", async ({ page }) => {
  const found = page.getByRole("listbox", { name: "Suggested addresses" }).getByRole("option");
  const box = page.getByRole("combobox", { name: "Where are you moving to?" });
  await box.focus();
  await page.keyboard.type("ha");
  await expect(found.first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(found).toHaveCount(0);
  await expect(box).toBeFocused();
  await page.keyboard.type("f");
  await expect(found.filter({ hasText: "Hafenplatz 3" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(box).toHaveValue(/^Hafenplatz 3/);
  await expect(box).toBeFocused();
});
