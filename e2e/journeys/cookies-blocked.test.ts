import type { Page } from "@playwright/test";
import { expect, test } from "../src/fixtures.ts";
import { screenOf } from "../src/screen.ts";
import { startName, wordsOf } from "../src/tenant-in-browser.ts";

const words = wordsOf("de");

/** As a browser whose settings block all cookies: scripts cannot store any. Returns a function that allows them. */
async function blockCookies(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const setBlocked = async (disabled: boolean) => {
    await session.send("Emulation.setDocumentCookieDisabled", { disabled });
  };
  await setBlocked(true);
  return () => setBlocked(false);
}

for (const [path, button] of [
  ["welcome", startName(words)],
  ["choose-country?from=start", words("common.continue")],
] as const)
  test(`/de/${path} says that the browser blocks cookies instead of starting an application that would be lost`, async ({
    app,
    page,
  }) => {
    const allowCookies = await blockCookies(page);
    const started: string[] = [];
    page.on("request", (request) => void (request.url().includes("/tenant/init") && started.push(request.url())));
    await page.goto(`${app.url}/de-DE/${path}`);
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("status").filter({ hasText: words("cookies.blocked") })).toBeVisible();
    expect(started).toEqual([]);
    await allowCookies();
    await page.getByRole("button", { name: button }).click();
    await expect(screenOf(page).heading(words("questions.name.title"))).toBeVisible();
  });

for (const path of ["login", "resume", "partner", "staff"])
  test(`/de/${path} says that the browser blocks cookies, and not that the session has ended`, async ({
    app,
    page,
  }) => {
    await blockCookies(page);
    await page.goto(`${app.url}/de/${path}`);
    await expect(page.getByText(words("cookies.blocked"))).toBeVisible();
    await expect(page.getByText(words("resume.sessionEnded"))).toHaveCount(0);
  });
