import { asTenant, logIn, openPage, setPasswordByApi } from "../src/account.ts";
import { expect, testWithOwnApp as test } from "../src/fixtures.ts";
import { mailedLink, secretOf } from "../src/mailbox.ts";
import { onePixel } from "../src/one-pixel.ts";
import { screenOf } from "../src/screen.ts";
import { asStaff, logInAsStaff } from "../src/staff.ts";
import { acceptByApi, eventually, expectSuccess, inDays, signByApi } from "../src/tenant-by-api.ts";
import { userOf, wordsOf } from "../src/tenant-in-browser.ts";

const newLandlord = "eva.neumann@example.com";

test("a home is sold: the new landlord agrees by a mailed link, and an earlier claim is still paid to the old one", async ({
  app,
  visit,
  api,
}) => {
  const words = wordsOf("en");
  const signed = await acceptByApi(api);
  const { landlordToken: oldToken } = signed;
  await api.clock(`${inDays(12)}T09:00:00Z`);
  const items = [{ description: "Keys", amount: 200 }];
  const { claims } = expectSuccess(await api.post(`/landlord/${oldToken}/claims`, { items }));
  const claimId = claims[0].id;
  await api.clock(`${inDays(13)}T09:00:00Z`);

  const { page, expectFailure } = await visit({ locale: "en-GB", width: 390, height: 844 });
  const { button, box, heading, text } = screenOf(page);
  await page.goto(`${app.url}/en/landlord/${oldToken}`);
  await page.getByRole("link", { name: words("changes.title"), exact: true }).click();
  await page.getByRole("link", { name: words("changes.NEW_LANDLORD"), exact: true }).click();
  await box(words("changes.newName")).fill("Eva Neumann");
  await box(words("changes.newEmail")).fill(newLandlord);
  await button(words("changes.ask")).click();
  await expect(text(words("changes.asked"))).toBeVisible();
  await expect(text(words("changes.NEW_LANDLORD.says", { name: "Eva Neumann" }))).toBeVisible();

  const { page: next } = await visit({ locale: "en-GB", width: 390, height: 844 });
  await next.goto(await mailedLink(api, newLandlord, "amendment"));
  await screenOf(next).button(words("amendment.NEW_LANDLORD.yes")).click();
  await expect(screenOf(next).heading(words("amendment.NEW_LANDLORD.agreed"))).toBeVisible();
  await api.clock(`${inDays(15)}T09:00:00Z`);
  expectFailure(404, /^\/api\/v1\/landlord\//);
  await page.goto(`${app.url}/en/landlord/${oldToken}`);
  await expect(heading(words("pages.linkExpired.title"))).toBeVisible();

  // The claim stays with the old landlord, who enters an account for it.
  const formerLink = await mailedLink(api, signed.tenant.landlordEmail, "landlord", [oldToken], "claims");
  const formerToken = secretOf(formerLink);
  await page.goto(`${app.url}/en/landlord/${formerToken}`);
  await expect(heading(words("changes.former"))).toBeVisible();
  const account = { iban: "DE89370400440532013000", holder: "Eva Vermieterin" };
  expectSuccess(await api.post(`/landlord/${formerToken}/account`, account));
  const newToken = secretOf(await mailedLink(api, newLandlord, "landlord/"));
  expect(expectSuccess(await api.get(`/landlord/${newToken}`))).toMatchObject({ claims: [], payoutAccount: null });
  await api.clock(`${inDays(45)}T09:00:00Z`);
  const staff = await asStaff(app.url);
  expectSuccess(await api.post(`/staff/claims/${claimId}/accept`, {}, staff));
  const opened = expectSuccess(await api.post(`/staff/claims/${claimId}/account`, undefined, staff));
  expect(opened).toMatchObject({ holder: "Eva Vermieterin" });
  const paid = { amount: 200, paidOn: inDays(45), reference: "Claim" };
  expectSuccess(await api.post(`/staff/claims/${claimId}/payout`, paid, staff));
  await eventually(async () =>
    (await api.mails(signed.tenant.landlordEmail)).find(
      (mail) => /200/.test(mail.subject) && mail.text.includes("200"),
    ),
  );
  expect((await api.mails(newLandlord)).filter(({ text: body }) => body.includes("Keys"))).toEqual([]);
});

test(
  "a tenant's email address changes while the landlord's answer is on its way",
  { tag: "@full" },
  async ({ app, visit, api }) => {
    const words = wordsOf("de");
    const signed = await signByApi(api);
    await setPasswordByApi(api, signed.tenant);
    const email = "neue.adresse@example.com";
    const { page } = await visit({ locale: "de-DE", width: 1280, height: 800 });
    const { button, box, heading, text } = screenOf(page);
    await logIn(page, words, `${app.url}/de`, signed.tenant.email);
    await openPage(page, words, "changes.title");
    await page.getByRole("link", { name: words("changes.TENANT_EMAIL"), exact: true }).click();
    await box(words("changes.email")).fill(email);
    await button(words("changes.ask")).click();
    await expect(text(words("changes.TENANT_EMAIL.says", { email }))).toBeVisible();
    await page.goto(await mailedLink(api, email, "amendment"));
    await button(words("amendment.TENANT_EMAIL.yes")).click();
    await expect(heading(words("amendment.TENANT_EMAIL.done"))).toBeVisible();
    expectSuccess(await api.post(`/landlord/${signed.landlordToken}/accept`));
    await eventually(async () => (await api.mails(email)).find(({ subject }) => subject.includes("angenommen")));
    await logIn(page, words, `${app.url}/de`, email);
  },
);

test(
  "a landlord keeps a part for the operating costs, claims the bill, and releases the rest",
  { tag: "@full" },
  async ({ app, visit, api }) => {
    const words = wordsOf("de");
    const { landlordToken: token, tenant } = await acceptByApi(api);
    await api.clock(`${inDays(40)}T09:00:00Z`);
    const { certificateCode } = expectSuccess(await api.get(`/landlord/${token}`));
    const { page } = await visit({ locale: "de-DE", width: 390, height: 844 });
    const { button, box, text } = screenOf(page);
    await page.goto(`${app.url}/de/landlord/${token}/release`);
    await page.getByRole("link", { name: words("changes.LOWER_DEPOSIT.instead"), exact: true }).click();
    await box(words("changes.LOWER_DEPOSIT.amount")).fill("500");
    const group = page.getByRole("group", { name: words("changes.LOWER_DEPOSIT.restUntil") });
    const [year = "", month = "", day = ""] = inDays(200).split("-");
    await group.getByLabel(words("common.day"), { exact: true }).fill(day);
    await group.getByLabel(words("common.month"), { exact: true }).fill(month);
    await group.getByLabel(words("common.year"), { exact: true }).fill(year);
    await button(words("changes.LOWER_DEPOSIT.ask")).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: words("leaving.sign"), exact: true })
      .click();
    await expect(text(words("changes.done"))).toBeVisible();
    const released = expectSuccess(await api.get(`/landlord/${token}`));
    expect(released).toMatchObject({ depositAmount: 500, insuranceEnd: inDays(200) });
    await eventually(async () =>
      (await api.mails(tenant.email)).find(({ subject }) => subject.includes("einen Teil Ihrer Mietbürgschaft")),
    );
    await page.goto(`${app.url}/de/certificates/${certificateCode}`);
    await expect(text(words("certificate.REPLACED"))).toBeVisible();

    await api.clock(`${inDays(150)}T09:00:00Z`);
    const items = [{ description: "Nebenkosten", amount: 300 }];
    expectSuccess(await api.post(`/landlord/${token}/claims`, { items }));
    await page.goto(`${app.url}/de/landlord/${token}/release`);
    await button(words("leaving.release")).click();
    const dialog = page.getByRole("dialog", { name: words("leaving.releaseTitle") });
    await dialog.getByRole("button", { name: words("leaving.sign"), exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: words("landlord.status.ENDED") })).toBeVisible();
    const over = expectSuccess(await api.get(`/landlord/${token}`));
    expect(over).toMatchObject({ status: "ENDED", claims: [{ amount: 300, decision: null }] });
    await eventually(async () =>
      (await api.mails(tenant.email)).find(({ subject }) => subject.startsWith("Ihre Bürgschaft ist freigegeben")),
    );
  },
);

test("a deposit is raised: the landlord agrees, the documents come, and the tenant signs", async ({
  app,
  visit,
  api,
}) => {
  const words = wordsOf("de");
  const signed = await acceptByApi(api, { coldRentAmount: 600, insuranceStart: inDays(0) });
  await setPasswordByApi(api, signed.tenant);
  const { page, expectFailure } = await visit({ locale: "de-DE", width: 390, height: 844 });
  const { button, box, text } = screenOf(page);
  await logIn(page, words, `${app.url}/de`, signed.tenant.email);
  await openPage(page, words, "changes.title");
  await page.getByRole("link", { name: words("changes.HIGHER_DEPOSIT"), exact: true }).click();
  expectFailure(400, /\/amendments$/);
  await box(words("changes.HIGHER_DEPOSIT.amount")).fill("2000");
  await button(words("changes.ask")).click();
  await expect(page.getByText(/1\.800/).first()).toBeVisible();
  await box(words("changes.HIGHER_DEPOSIT.amount")).fill("1800");
  await button(words("changes.ask")).click();
  await expect(text(words("changes.asked"))).toBeVisible();
  expect(await page.getByRole("button", { name: words("changes.sign") }).count()).toBe(0);

  const asked = await mailedLink(api, signed.tenant.landlordEmail, "landlord", [], "changes");
  const { page: landlords } = await visit({ locale: "de-DE", width: 390, height: 844 });
  await landlords.goto(asked);
  await expect(landlords.getByText(/1\.800/).first()).toBeVisible();
  await screenOf(landlords).button(words("changes.agree")).click();
  await expect(screenOf(landlords).text(words("changes.answered"))).toBeVisible();

  const mail = await eventually(async () =>
    (await api.mails(signed.tenant.email)).find(({ subject }) => subject.startsWith("Bitte unterschreiben Sie")),
  );
  expect(mail.text).toContain("Entwurf");
  await page.goto(await mailedLink(api, signed.tenant.email, "policies", [], "changes"));
  await expect(page.getByText(/84,60/)).toBeVisible();
  await button(words("changes.sign")).click();
  await expect(text(words("changes.answered"))).toBeVisible();
  const readView = async () => expectSuccess(await api.get(`/landlord/${secretOf(asked)}`));
  const [{ from }] = (await readView()).amendments;
  await expect(page.getByText(/^Zugestimmt\. Es gilt ab dem /).first()).toBeVisible();
  await api.clock(`${from}T09:00:00Z`);
  expect(await readView()).toMatchObject({ depositAmount: 1800, status: "ACTIVE" });
  // The days of the year before the first day stay as they were paid.
  const daysBetween = (a: string, b: string) => (Date.parse(b) - Date.parse(a)) / 86_400_000;
  const start = inDays(0);
  const year = daysBetween(start, `${Number(start.slice(0, 4)) + 1}${start.slice(4)}`);
  const before = daysBetween(start, from);
  const more = Math.floor((7_050 * before + 8_460 * (year - before)) / year) - 7_050;
  await eventually(async () => {
    const charges = await api.charges(signed.refId);
    return charges.map(({ amount }) => amount).join() === `70.5,${more / 100}` ? charges : undefined;
  });
});

test(
  "a tenant marries: a proof is uploaded, the desk looks at it, and the certificate has the new name",
  { tag: "@full" },
  async ({ app, visit, api }) => {
    const words = wordsOf("de");
    const signed = await acceptByApi(api);
    await setPasswordByApi(api, signed.tenant);
    const { page, expectFailure } = await visit({ locale: "de-DE", width: 390, height: 844 });
    const { button, box, text } = screenOf(page);
    await logIn(page, words, `${app.url}/de`, signed.tenant.email);
    await openPage(page, words, "changes.title");
    await page.getByRole("link", { name: words("changes.TENANT_NAME"), exact: true }).click();
    await box(words("fields.firstName")).fill("Ada");
    await box(words("fields.lastName")).fill("Neumann");
    expectFailure(400, /\/amendments$/);
    await button(words("changes.ask")).click();
    await expect(text(words("changes.TENANT_NAME.proofMissing"))).toBeVisible();
    const choose = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
      await page.locator("input[type=file]").first().setInputFiles(file);
      await expect(page.getByText(file.name, { exact: true }).first()).toBeVisible();
      await expect(page.getByText(words("documents.done")).first()).toBeVisible();
    };
    await choose({ name: "brief.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n%%EOF\n") });
    await choose({ name: "urkunde.png", ...onePixel });
    await expect(page.getByText("brief.pdf")).toHaveCount(0);
    // The form keeps its values when the tenant leaves it and comes back.
    await page.getByRole("link", { name: words("common.cancel"), exact: true }).click();
    await page.getByRole("link", { name: words("changes.TENANT_NAME"), exact: true }).click();
    await expect(box(words("fields.lastName"))).toHaveValue("Neumann");
    await expect(page.getByText("urkunde.png", { exact: true }).first()).toBeVisible();
    await button(words("changes.ask")).click();
    await expect(text(words("changes.asked"))).toBeVisible();
    await expect(page.getByRole("link", { name: words("changes.HOME"), exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: words("changes.TENANT_NAME"), exact: true })).toHaveCount(0);

    const { page: desk } = await visit({ locale: "de-DE", width: 1280, height: 800 });
    const openProof = async (name: string) => {
      await desk.goto(`${app.url}/de/staff/policies/${signed.refId}/contract`);
      await desk.getByRole("button", { name: `${words("office.amendment.proof")}: ${name}` }).click();
    };
    await desk.goto(`${app.url}/de/staff`);
    await logInAsStaff(userOf(desk, "de"));
    await openProof("urkunde.png");
    await expect(desk.getByRole("img", { name: "urkunde.png" })).toHaveJSProperty("naturalWidth", 1);
    const agree = desk.getByRole("button", { name: words("changes.agree"), exact: true });
    await agree.click();
    await desk
      .getByRole("dialog")
      .getByRole("button", { name: words("changes.agree"), exact: true })
      .click();
    await expect(agree).toHaveCount(0);
    await eventually(async () =>
      (await api.mails(signed.tenant.landlordEmail)).find(({ text: body }) => body.includes("Ada Neumann")),
    );
    const view = expectSuccess(await api.get(`/landlord/${signed.landlordToken}`));
    expect(view).toMatchObject({ tenantName: "Ada Neumann" });

    const tenant = await asTenant(app.url, signed.tenant.email);
    const path = `/policies/${signed.refId}/amendments`;
    const { id: proofId } = expectSuccess(await api.uploadPolicyFile(`${path}/proofs`, "brief.pdf", tenant));
    const change = { kind: "TENANT_NAME", firstName: "Ada", lastName: "Neumann-Kern", birthDate: null, proofId };
    expectSuccess(await api.post(path, { change }, tenant));
    const opened = desk.waitForResponse((response) => response.url().includes("/staff/files/"));
    await openProof("brief.pdf");
    await expect(desk.locator('iframe[title="brief.pdf"]')).toBeVisible();
    expect((await opened).headers()["content-security-policy"]).toContain("default-src 'none'");
  },
);

test(
  "a fixed term is extended: the tenant asks by the link in the mail, and the landlord agrees",
  { tag: "@full" },
  async ({ app, visit, api }) => {
    const words = wordsOf("en");
    const signed = await acceptByApi(api, { insuranceEnd: inDays(80) });
    await setPasswordByApi(api, signed.tenant);
    await api.clock(`${inDays(50)}T09:00:00Z`);
    const link = await mailedLink(api, signed.tenant.email, "policies", [], "changes");
    const { page } = await visit({ locale: "en-GB", width: 1280, height: 800 });
    await logIn(page, words, `${app.url}/en`, signed.tenant.email);
    await page.goto(link.replace("/de/", "/en/"));
    await page.getByRole("link", { name: words("changes.END"), exact: true }).click();
    await screenOf(page).button(words("changes.ask")).click();
    await expect(screenOf(page).text(words("changes.asked"))).toBeVisible();
    await expect(screenOf(page).text(words("changes.END.saysOpen"))).toBeVisible();

    const asked = await mailedLink(api, signed.tenant.landlordEmail, "landlord", [], "changes");
    const { page: landlords } = await visit({ locale: "en-GB", width: 390, height: 844 });
    await landlords.goto(asked.replace("/de/", "/en/"));
    await screenOf(landlords).button(words("changes.agree")).click();
    await expect(screenOf(landlords).text(words("changes.answered"))).toBeVisible();
    expect(expectSuccess(await api.get(`/landlord/${secretOf(asked)}`))).toMatchObject({ insuranceEnd: null });
  },
);
