import { findBarriers } from "../src/gallery/look-at.ts";
import { logInAsStaff } from "../src/staff.ts";
import { expect, testWithOwnApp as test } from "../src/fixtures.ts";
import { expectSuccess, eventually } from "../src/tenant-by-api.ts";
import { userOf } from "../src/tenant-in-browser.ts";
import type { ApiClient } from "../src/api-client.ts";

/** A withdrawal that matches no contract. */
async function declare(api: ApiClient, name: string): Promise<void> {
  const email = `${name.toLowerCase()}@example.com`;
  expectSuccess(await api.post("/withdrawals", { contractNumber: "DE-1", email, name }));
}

test("somebody at the desk finds, answers and closes a withdrawal by keyboard alone", async ({ app, api, visit }) => {
  await declare(api, "Eva");
  const { page } = await visit({ locale: "en-GB" });
  const user = userOf(page, "en");
  const { words } = user;
  await page.goto(`${app.url}/en/staff`);
  await logInAsStaff(user);
  await page.getByRole("link", { name: words("staff.work.WITHDRAWAL") }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  const row = page.getByRole("complementary");
  const summary = (key: "office.withdrawal.write" | "office.withdrawal.close") =>
    row.locator("summary").filter({ hasText: words(key) });
  await summary("office.withdrawal.write").waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await summary("office.withdrawal.write").press("Enter");
  await row.getByLabel(words("office.withdrawal.message")).fill("Which contract do you mean?");
  await row.getByRole("button", { name: words("office.withdrawal.writeGo") }).press("Enter");
  const mail = await eventually(async () =>
    (await api.mails("eva@example.com")).find(({ text }) => text.includes("Which contract do you mean?")),
  );
  expect(mail.text).toContain("DE-1");
  await row.getByText(words("office.withdrawal.written")).waitFor();
  await summary("office.withdrawal.close").press("Enter");
  await row.getByLabel(words("staff.notice.note")).fill("No contract with us.");
  await row.getByRole("button", { name: words("office.withdrawal.closeGo"), exact: true }).press("Enter");
  await expect(page.getByText(words("staff.nothingFound"))).toBeVisible();
});

test("keeps a view of a list, shares it with a colleague, and closes many rows at once", async ({
  app,
  api,
  visit,
}) => {
  for (const name of ["Ada", "Bo", "Cem"]) await declare(api, name);
  const { page } = await visit({ locale: "en-GB" });
  const user = userOf(page, "en");
  const { words } = user;
  await page.goto(`${app.url}/en/staff/withdrawals?order=-declaredAt&search=Ada`);
  await logInAsStaff(user);
  await page.getByRole("button", { name: words("office.views"), exact: true }).click();
  await page.getByRole("menuitem", { name: words("office.views.manage") }).click();
  await page.getByRole("textbox", { name: words("office.views.name"), exact: true }).fill("Newest");
  await page.getByRole("checkbox", { name: words("office.views.share") }).check();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("button", { name: words("office.views.save") }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByRole("button", { name: words("office.views"), exact: true }).click();
  await page.getByRole("menuitem", { name: "Newest" }).click();
  await expect(page).toHaveURL(/withdrawals\?order=-declaredAt$/);
  await expect(page.getByRole("row")).toHaveCount(4);
  // The whole head cell sorts, not only its label.
  const head = page.getByRole("columnheader", { name: words("staff.col.due") });
  await head.click({ position: { x: 3, y: 3 } });
  await expect(page).toHaveURL(/order=dueAt$/);

  await page.getByRole("checkbox", { name: words("office.list.choosePage") }).check();
  expect(await findBarriers(page)).toEqual([]);
  const bar = page.getByRole("region", { name: words("office.bulk.title") });
  await bar.getByRole("button", { name: words("office.bulk.tickOff"), exact: true }).click();
  await page.getByLabel(words("staff.notice.note")).fill("Advertising.");
  await page.getByRole("button", { name: words("office.bulk.tickOffGo", { count: "3" }) }).click();
  await expect(page.getByText(words("staff.withdrawalsNone"))).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: words("office.list.csv") }).click();
  expect((await download).suggestedFilename()).toMatch(/^withdrawals-.*\.csv$/);
});
