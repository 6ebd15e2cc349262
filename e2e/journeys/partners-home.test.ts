import { expect, test, type Visit } from "../src/fixtures.ts";
import { byKeyboard, byMouse } from "../src/input-method.ts";
import { partnerKey } from "../src/partner.ts";
import { answerQuestions, expectSuccess } from "../src/tenant-by-api.ts";
import { changeAddress, type User, userOf, onQuestion } from "../src/tenant-in-browser.ts";
import { carryToken, type VisitorOptions } from "../src/visitor.ts";
import type { Request } from "@playwright/test";

const partner = "Hausverwaltung Demo";
const partnersPage = "https://www.example.com/";

/** Replaces the partner's page by our own, so that no request leaves the machine. */
async function openVisit(visit: Visit, options: VisitorOptions & { keyboard?: true } = {}) {
  const { page } = await visit(options);
  const input = options.keyboard ? byKeyboard(page) : byMouse();
  const requests: Request[] = [];
  await page.route(`${partnersPage}**`, async (route) => {
    requests.push(route.request());
    await route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Demo</title><h1>Demo</h1>" });
  });
  return { ...userOf(page, options.locale === "en-GB" ? "en" : "de", input), requests };
}

async function openQuestion({ page, words }: User, url: string, path: string, token: string): Promise<void> {
  await carryToken(page, url, token);
  await page.goto(url + path);
  await changeAddress({ page, words }, path.includes("current") ? "current-address" : "property-address");
}

async function search({ page, words }: User, text: string): Promise<void> {
  await page.getByRole("combobox", { name: words("address.search") }).pressSequentially(text);
}

test("a partner's home leads from the address question to the partner's page without passing on tenant data", async ({
  app,
  visit,
  api,
}) => {
  const token = await answerQuestions(api);
  const before = expectSuccess(await api.get(`/onboarding/tenant/${token}`));
  const user = await openVisit(visit);
  const { page, input, words, requests } = user;
  await openQuestion(user, app.url, "/de?step=property-address", token);
  await search(user, "lindenstr 40");
  await page
    .getByRole("option", {
      name: `Lindenstraße 40, 2. OG rechts, 10969 Berlin ${words("address.letBy", { partner })}`,
    })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: words("partner.title", { partner }) })).toBeVisible();
  await expect(page.getByText("www.example.com")).toBeVisible();
  await input.press(page.getByRole("link", { name: words("partner.go", { partner }) }));
  await page.waitForURL(`${partnersPage}**`);
  await expect(page).toHaveURL(`${partnersPage}?property=B-LIN-40-2R&lang=de`);
  const headers = await requests[0]?.allHeaders();
  expect(headers).not.toHaveProperty("referer");
  expect(headers).not.toHaveProperty("cookie");
  expect(expectSuccess(await api.get(`/onboarding/tenant/${token}`))).toEqual(before);

  await page.goBack();
  await onQuestion(user).part("questions.property-address.title");
});

test("a partner's home in Austria is found by keyboard, for an existing rental, in English", async ({
  app,
  visit,
  api,
}) => {
  const token = await answerQuestions(api, { existingRent: true });
  const user = await openVisit(visit, { locale: "en-GB", keyboard: true });
  const { page, input, words } = user;
  await openQuestion(user, app.url, "/en?step=current-address", token);
  await page.getByRole("combobox", { name: words("fields.country") }).selectOption("at");
  await search(user, "mariahilf 103 vienna");
  await expect(page.getByRole("option", { name: /^Mariahilfer Straße 103, Top 7/ })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: words("partner.title", { partner }) })).toBeVisible();
  await input.press(page.getByRole("link", { name: words("partner.go", { partner }) }));
  await page.waitForURL(`${partnersPage}?property=W-MAR-103-7&lang=en`);
});

test("a tenant on a phone replaces a partner's home by a typed address and continues", async ({ app, visit, api }) => {
  const token = await answerQuestions(api);
  const user = await openVisit(visit, { width: 360, height: 740 });
  const { page, input, words, requests } = user;
  await openQuestion(user, app.url, "/de?step=property-address", token);
  await search(user, "kastanienallee 82");
  await page.getByRole("option", { name: new RegExp(partner) }).click();
  await input.press(page.getByRole("button", { name: words("partner.other") }));
  const at = onQuestion(user);
  await at.part("questions.property-address.title");
  await at.address("Gartenweg", "3", "10115", "Berlin");
  await at.goOn();
  await at.shown("home-facts");
  const { address } = expectSuccess(await api.get(`/onboarding/tenant/${token}`));
  expect(address.fullAddress).toBe("Gartenweg 3, 10115 Berlin");
  expect(requests).toEqual([]);
});

test("a partner's home is found after the partner's program adds it, and no longer after it removes it", async ({
  app,
  visit,
  api,
}) => {
  const address = { street: "Neubaugasse", streetNumber: "5", zip: "10119", city: "Berlin", country: "de" };
  expectSuccess(await api.post("/partner/properties", { properties: [{ id: "neu/5", address }] }, partnerKey));
  const user = await openVisit(visit);
  const option = user.page.getByRole("option", { name: new RegExp(`^Neubaugasse 5, .*${partner}`) });
  await openQuestion(user, app.url, "/de?step=property-address", await answerQuestions(api));
  await search(user, "neubaug");
  await expect(option).toBeVisible();
  const place = `${app.url}/api/v1/partner/properties/${encodeURIComponent("neu/5")}`;
  expect(await (await fetch(place, { method: "DELETE", headers: partnerKey })).json()).toEqual({ removed: true });
  await search(user, "asse 5");
  await expect(option).toHaveCount(0);
});
