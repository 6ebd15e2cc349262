import { logInAsStaff } from "../src/staff.ts";
import { expect, provideApp, testWithOwnApp } from "../src/fixtures.ts";
import { findBarriers } from "../src/gallery/look-at.ts";
import { eventually, expectSuccess, inDays, signByApi, apply } from "../src/tenant-by-api.ts";
import { userOf } from "../src/tenant-in-browser.ts";

const test = testWithOwnApp.extend({
  app: async ({}, provide) => provideApp(provide, { env: { DECISION_UNDO_SECONDS: "30" } }),
});

test("somebody at the desk opens, takes, accepts in five keys and undoes a case by keyboard alone", async ({
  app,
  api,
  visit,
}) => {
  const email = "case@example.com";
  await apply(api, { lastName: "Manual", email });
  const { page } = await visit({ locale: "en-GB" });
  const user = userOf(page, "en");
  const { words } = user;
  await page.goto(`${app.url}/en/staff/cases`);
  await logInAsStaff(user);
  await page.getByRole("row").nth(1).waitFor();
  expect(await findBarriers(page)).toEqual([]);

  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await page.getByText(/^Income covers rent/).waitFor();
  await page.keyboard.press("t");
  await page.getByRole("button", { name: words("staff.assigned.giveBack") }).waitFor();
  await page.keyboard.press("a");
  await expect(page.getByRole("button", { name: words("staff.act.acceptGo") })).toBeFocused();
  await page.getByText(/70,50\s€ im Jahr/).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await page
    .getByRole("status")
    .getByRole("button", { name: words("office.undo") })
    .click();
  await expect(page.getByText(words("office.work.undone"))).toBeVisible();

  await page.getByRole("link", { name: /Manual/ }).click();
  await page.getByText(/^Income covers rent/).waitFor();
  await page.getByRole("link", { name: new RegExp(`^${words("staff.act.refuse")}`) }).waitFor();
  await page.keyboard.press("r");
  await expect(page.getByLabel(words("staff.act.reason"), { exact: true })).toBeFocused();
  await page.keyboard.type("Der Nachweis fehlt.");
  await page.getByText("> Der Nachweis fehlt.").waitFor();
  await page.reload();
  await expect(page.getByLabel(words("staff.act.reason"), { exact: true })).toHaveValue("Der Nachweis fehlt.");
  await page.getByLabel(words("staff.act.reason"), { exact: true }).press("Control+Enter");
  await page
    .getByRole("status")
    .getByRole("button", { name: words("office.undo") })
    .waitFor();
  expect((await api.mails(email)).filter(({ text }) => text.includes("Der Nachweis fehlt."))).toEqual([]);
  await api.clock(new Date(Date.now() + 60_000).toISOString());
  await eventually(async () => (await api.mails(email)).find(({ text }) => text.includes("Der Nachweis fehlt.")));
});

test(
  "decides a claim item by item, and leaves its correction to a second person",
  { tag: "@full" },
  async ({ app, api, visit }) => {
    const signed = await signByApi(api);
    expectSuccess(await api.post(`/landlord/${signed.landlordToken}/accept`));
    await api.clock(`${inDays(32)}T09:00:00Z`);
    const items = [
      { description: "Miete", amount: 800 },
      { description: "Kratzer", amount: 120.5 },
    ];
    expectSuccess(await api.post(`/landlord/${signed.landlordToken}/claims`, { items }));
    await api.clock(`${inDays(90)}T09:00:00Z`);
    const { page } = await visit({ locale: "en-GB" });
    const user = userOf(page, "en");
    const { words } = user;
    await page.goto(`${app.url}/en/staff/claims`);
    await logInAsStaff(user);
    await page.getByText(/^No objection by/).waitFor();
    await page.getByRole("row").nth(1).getByRole("link").click();
    await page.getByText(words("office.claim.NO_EVIDENCE")).waitFor();
    await page.keyboard.press("p");
    await page.getByLabel(words("staff.claim.granted", { description: "Miete" }), { exact: true }).fill("800");
    await page.getByLabel(words("staff.claim.granted", { description: "Kratzer" }), { exact: true }).fill("0");
    await page.getByLabel(words("staff.act.reason"), { exact: true }).fill("Nur die Miete.");
    await expect(page.getByText("> Nur die Miete.")).toHaveCount(2);
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole("button", { name: words("staff.claim.partGo") }).click();
    await page
      .getByRole("status")
      .getByRole("button", { name: words("office.undo") })
      .waitFor();
    await api.clock(`${inDays(90)}T09:05:00Z`);

    await page.goto(`${app.url}/en/staff/claims`);
    await page.getByRole("row").nth(1).getByRole("link").click();
    await page.getByRole("link", { name: words("office.work.reopen") }).click();
    await page.getByRole("radio", { name: words("staff.claim.REFUSED") }).check();
    await page.getByLabel(words("office.fourEyes.why"), { exact: true }).fill("Schon bezahlt.");
    await page.getByLabel(words("staff.act.reason"), { exact: true }).fill("Die Miete war bezahlt.");
    await page.getByRole("button", { name: words("office.fourEyes.ask") }).click();
    await page.getByText(words("office.fourEyes.own")).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await expect(page.getByRole("button", { name: words("office.fourEyes.approve") })).toHaveCount(0);
    await page.getByRole("button", { name: words("office.fourEyes.takeBack") }).click();
    await expect(page.getByText(words("office.fourEyes.own"))).toBeHidden();
  },
);
