import type { TextKey } from "@kautia/locales";
import { expect } from "@playwright/test";
import type { Visit } from "./fixtures.ts";
import { expectSuccess } from "./tenant-by-api.ts";
import { followLink, type User, userOf, onQuestion } from "./tenant-in-browser.ts";
import type { ApiClient } from "./api-client.ts";

/** Asks for a price, which saves nothing. */
const harmless = /\/api\/v1\/onboarding\/tenant\/price$/;

/**
 * Does to a mailed link what a mail scanner does before a person sees it: fetches it by HEAD and GET, then opens it for
 * four seconds in a browser of its own, which runs scripts and presses nothing. `refused` is the request that needs a
 * login.
 */
export async function scan(visit: Visit, link: string, refused?: [status: number, path: string]): Promise<void> {
  for (const method of ["HEAD", "GET"]) {
    const { status, headers } = await fetch(link, { method, redirect: "manual" });
    expect([200, 302], `${method} ${link}`).toContain(status);
    expect(headers.get("set-cookie"), `${method} ${link}`).toBeNull();
  }
  const { page, close, expectFailure } = await visit();
  if (refused) expectFailure(...refused);
  const writes: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== "GET" && !harmless.test(pathname)) writes.push(`${request.method()} ${pathname}`);
  });
  await page.clock.install();
  await page.goto(link);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
  await page.clock.runFor(4_000);
  await page.waitForLoadState("networkidle");
  expect(writes, link).toEqual([]);
  expect(await page.context().cookies(), link).toEqual([]);
  await close();
}

/** A computer and a phone. */
export async function openDevices(visit: Visit): Promise<[User, User]> {
  return [userOf((await visit()).page), userOf((await visit({ width: 390, height: 844 })).page)];
}

/** Presses the button with this text. */
export const press = async ({ page, input, words }: User, name: TextKey) =>
  input.press(page.getByRole("button", { name: words(name), exact: true }));

async function refIdOf({ page }: User, api: ApiClient): Promise<string> {
  const token = (await page.context().cookies()).find(({ name }) => name === "token")?.value;
  return expectSuccess(await api.get(`/onboarding/tenant/${token}`)).refId;
}

/** Opens the link on both devices, and expects one application. */
export async function expectOneApplication(
  { visit, api }: { visit: Visit; api: ApiClient },
  link: string,
  title: TextKey,
) {
  const devices = await openDevices(visit);
  const refIds: string[] = [];
  for (const device of devices) {
    await followLink(device, link);
    await onQuestion(device).heading(title);
    await device.page.waitForLoadState("networkidle");
    refIds.push(await refIdOf(device, api));
  }
  expect(refIds[1]).toBe(refIds[0]);
}
