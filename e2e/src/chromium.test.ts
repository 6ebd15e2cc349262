import { expect, test } from "@playwright/test";
import { findChromium, launchBrowser } from "./chromium.ts";
import { serve, type Served } from "../../tools/lib/serve.ts";

const page = "<!doctype html><html lang=en><title>Here</title><h1>Grüße from a real page</h1></html>";
let served: Served;

test.beforeAll(async () => {
  served = await serve((_request, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(page);
  });
});

test.afterAll(() => served.close());

async function readHeading(): Promise<string> {
  const browser = await launchBrowser();
  try {
    const tab = await browser.newPage();
    await tab.goto(served.url);
    return await tab.getByRole("heading").innerText();
  } finally {
    await browser.close();
  }
}

test("opens a page in the browser found on this machine", async () => {
  expect(await readHeading()).toBe("Grüße from a real page");
});

test("opens a page in the browser from the npm package, which every machine has", async () => {
  const before = process.env["CHROMIUM_PATH"];
  process.env["CHROMIUM_PATH"] = "package";
  try {
    expect((await findChromium()).executablePath).toContain(".cache");
    expect(await readHeading()).toBe("Grüße from a real page");
  } finally {
    if (before === undefined) delete process.env["CHROMIUM_PATH"];
    else process.env["CHROMIUM_PATH"] = before;
  }
});

test("leaves the browser's security features enabled", async () => {
  const { args } = await findChromium();
  expect(args.filter((arg) => /security|insecure|isolat|single-process/.test(arg))).toEqual([]);
});
