import { expect, test } from "@playwright/test";
import { findBarriers } from "./look-at.ts";
import { findHtmlFaults, findSniffedFaults } from "./standards.ts";

test("html-validate and HTML_CodeSniffer find the faults of a broken page, and none in a good one", async ({
  page,
}) => {
  const show = (body: string) =>
    page.setContent(`<!doctype html><html lang="en"><head><title>A page</title></head><body>${body}</body></html>`);
  await show(
    `<main><h1>Hello</h1><form><label for="a">Name</label><input id="a" type="text"><button type="submit">Go</button></form></main>`,
  );
  expect([...(await findHtmlFaults(page)), ...(await findSniffedFaults(page))]).toEqual([]);
  await show(
    `<main><h1>Hello</h1><img src="data:,"><form><input type="text"></form><i id="a"></i><i id="a"></i></main>`,
  );
  expect((await findHtmlFaults(page)).join("\n")).toMatch(/no-dup-id/);
  const sniffed = (await findSniffedFaults(page)).join("\n");
  expect(sniffed).toMatch(/H37/);
  expect(sniffed).toMatch(/H32/);
});

test("axe finds the faults of a broken page, and none in a good one", async ({ page }) => {
  const show = (body: string) =>
    page.setContent(`<!doctype html><html lang="en"><head><title>A page</title></head><body>${body}</body></html>`);
  await show(`<main><h1>Hello</h1><label for="a">Name</label><input id="a" type="text"></main>`);
  expect(await findBarriers(page)).toEqual([]);
  await show(`<main><h1 style="color: #aaa">Hello</h1><input id="a" type="text"></main>`);
  expect(await findBarriers(page)).toEqual(["color-contrast at h1", "label at #a"]);
});
