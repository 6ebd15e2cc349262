import { readFile } from "node:fs/promises";
import { hostApp } from "../src/app.ts";
import { expect, test } from "../src/fixtures.ts";
import { mailedLink } from "../src/mailbox.ts";
import { addToPartner, logInAsPartner, sampleLink } from "../src/partner.ts";
import { expectSuccess, inDays } from "../src/tenant-by-api.ts";
import { userOf, onQuestion } from "../src/tenant-in-browser.ts";
import { apiClientFor } from "../src/api-client.ts";

test("a manager logs in by mail, invites by a file of which one line is wrong, and downloads the list", async ({
  app,
  visit,
  api,
}) => {
  const [email, tenantEmail] = ["mia@lindenhof.example", "file.tenant@example.com"];
  await addToPartner(app.url, api, email);
  const user = userOf((await visit({ width: 390, height: 844 })).page);
  const { page, input, words } = user;
  const at = onQuestion(user);
  await page.goto(`${app.url}/de/partner`);
  await page.getByRole("textbox", { name: words("partners.email") }).fill(email);
  await input.press(page.getByRole("button", { name: words("partners.login.send") }));
  await at.heading("partners.login.sent");
  await page.goto(await mailedLink(api, email, "partner/login?token="));
  await input.press(page.getByRole("button", { name: words("partners.link.go") }));
  await at.heading("partners.tab.invitations");

  await input.press(page.getByRole("link", { name: words("partners.invitations.many") }));
  await at.heading("inviteFile.title");
  const lines = [
    "Referenz;E-Mail Mieter;Straße;Hausnummer;PLZ;Ort;Kaltmiete;Kaution;Beginn",
    `L-1;${tenantEmail};Torstraße;12;10119;Berlin;500,00;1.500,00;${inDays(10)}`,
    `L-2;other@example.com;Torstraße;12;10119;Berlin;500,00;demnächst;${inDays(10)}`,
  ];
  // Excel in German saves it this way.
  const buffer = Buffer.from(lines.join("\r\n"), "latin1");
  await page.locator('input[type="file"]').setInputFiles({ name: "mieter.csv", mimeType: "text/csv", buffer });
  await expect(page.getByRole("cell", { name: words("inviteFile.state.new") })).toBeVisible();
  await expect(page.getByText(/^Kaution: /)).toBeVisible();
  expect(await api.mails(tenantEmail)).toEqual([]);
  await input.press(page.getByRole("button", { name: words("inviteFile.sendOne") }));
  await expect(page.getByText(words("inviteFile.doneOne"))).toBeVisible();
  await mailedLink(api, tenantEmail, "de?invitation-token");

  await input.press(page.getByRole("link", { name: words("partners.invite.back") }));
  await expect(page.getByText(tenantEmail).first()).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: words("staff.export.go") }).click();
  const file = await readFile(await (await download).path(), "utf8");
  expect(file).toContain(`L-1;${tenantEmail};`);
  expect(file).not.toContain("other@example.com");
});

test(
  "a manager adds a webhook for chosen events, changes them, tries it, switches it off and removes it",
  { tag: "@full" },
  async ({ app, visit, api }) => {
    const cookie = await logInAsPartner(app.url, api, "webhooks@lindenhof.example");
    const visitor = await visit({ width: 390, height: 844 });
    const user = userOf(visitor.page);
    const { page, input, words } = user;
    const at = onQuestion(user);
    const [name = "", value = ""] = cookie.split("=");
    await page.context().addCookies([{ name, value, domain: new URL(app.url).hostname, path: "/api/v1/partner" }]);
    await page.goto(`${app.url}/de/partner/webhooks`);
    await at.heading("partners.tab.webhooks");

    const press = (key: Parameters<typeof words>[0]) =>
      input.press(page.getByRole("button", { name: words(key) }).last());
    // Names under `.invalid` lead nowhere (RFC 2606).
    const url = "https://hooks.lindenhof.invalid/kautia";
    const address = page.getByRole("textbox", { name: words("partners.webhooks.url") });
    visitor.expectFailure(400, "/api/v1/partner/webhooks");
    await address.fill("https://10.0.0.1/kautia");
    await press("partners.webhooks.addGo");
    await expect(address).toHaveAccessibleDescription(new RegExp(words("partners.webhooks.urlWrong")));
    await address.fill(url);
    const box = (type: string) => page.getByRole("checkbox", { name: type });
    await input.press(page.getByRole("radio", { name: words("partners.webhooks.some") }));
    await input.press(box("claim.changed"));
    await press("partners.webhooks.addGo");
    await expect(page.getByText(/^whsec_/)).toBeVisible();
    await expect(page.getByRole("cell", { name: words("partners.event.claimChanged") })).toBeVisible();

    await input.press(page.getByRole("link", { name: url }));
    await input.press(page.getByText(words("partners.webhooks.change")));
    await expect(box("claim.changed")).toBeChecked();
    await input.press(box("guarantee.signed"));
    await press("partners.webhooks.changeGo");
    await expect(page.getByText(words("partners.webhooks.changed"))).toBeVisible();
    await page.reload();
    for (const key of ["partners.event.guaranteeSigned", "partners.event.claimChanged"] as const)
      await expect(page.getByText(words(key)).first()).toBeVisible();
    await press("partners.webhooks.sendTest");
    const answer = words("staff.webhook.NAME_UNKNOWN");
    await expect(page.getByText(words("partners.webhooks.testFailed", { answer }))).toBeVisible();
    await press("partners.webhooks.switchOff");
    await press("partners.webhooks.switchOff");
    await expect(page.getByText(words("partners.webhooks.off.PARTNER"))).toBeVisible();
    await press("partners.webhooks.remove");
    await press("partners.webhooks.removeGo");
    await expect(page.getByText(words("partners.webhooks.none"))).toBeVisible();
  },
);

test(
  "in a sandbox every page says that it is a test, and a manager deletes what was begun",
  { tag: "@full" },
  async ({ visit }) => {
    const app = await hostApp({ env: { SANDBOX: "true" } });
    try {
      const api = apiClientFor(app.url);
      const signed = new URL(await sampleLink(app.url)).searchParams.get("pd") ?? "";
      expectSuccess(await api.post(`/onboarding/tenant/init?insuranceHash=${signed}`));
      const [name = "", value = ""] = (await logInAsPartner(app.url, api)).split("=");
      const { page, input, words } = userOf((await visit({ width: 390, height: 844 })).page);
      await page.context().addCookies([{ name, value, domain: new URL(app.url).hostname, path: "/api/v1/partner" }]);
      await page.goto(`${app.url}/de/partner/tests`);
      const mark = page.getByRole("complementary").getByText(words("common.trial"));
      await expect(mark).toBeVisible();
      await expect(page.getByRole("cell", { name: "tenant@example.com" })).toBeVisible();
      const remove = page.getByRole("button", { name: words("partners.tests.delete") }).last();
      await input.press(remove);
      await input.press(remove);
      await expect(page.getByText(words("partners.tests.none"))).toBeVisible();
      await page.goto(`${app.url}/de/welcome`);
      await expect(mark).toBeVisible();
      expect((await api.mails()).map(({ subject }) => subject.startsWith("[Test] "))).not.toContain(false);
    } finally {
      await app.dispose();
    }
  },
);
