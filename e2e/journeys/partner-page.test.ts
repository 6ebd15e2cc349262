import { readFile } from "node:fs/promises";
import { hostApp } from "../src/app.ts";
import { expect, test } from "../src/fixtures.ts";
import { mailedLink } from "../src/mailbox.ts";
import { addToPartner, logInAsPartner, sampleLink } from "../src/partner.ts";
import { expectSuccess, inDays } from "../src/tenant-by-wire.ts";
import { guestOf, onQuestion } from "../src/tenant-in-browser.ts";
import { wireTo } from "../src/wire.ts";

test("a manager logs in by mail, invites by a file of which one line is wrong, and downloads the list", async ({
  app,
  visit,
  wire,
}) => {
  const [email, tenantEmail] = ["mia@lindenhof.example", "file.tenant@example.com"];
  await addToPartner(app.url, wire, email);
  const manager = guestOf((await visit({ width: 390, height: 844 })).page);
  const { page, hand, words } = manager;
  const at = onQuestion(manager);
  await page.goto(`${app.url}/de/partner`);
  await page.getByRole("textbox", { name: words("manager.email") }).fill(email);
  await hand.press(page.getByRole("button", { name: words("manager.login.send") }));
  await at.heading("manager.login.sent");
  await page.goto(await mailedLink(wire, email, "partner/login?token="));
  await hand.press(page.getByRole("button", { name: words("manager.link.go") }));
  await at.heading("manager.tab.invitations");

  await hand.press(page.getByRole("link", { name: words("manager.invitations.many") }));
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
  expect(await wire.mails(tenantEmail)).toEqual([]);
  await hand.press(page.getByRole("button", { name: words("inviteFile.sendOne") }));
  await expect(page.getByText(words("inviteFile.doneOne"))).toBeVisible();
  await mailedLink(wire, tenantEmail, "de?invitation-token");

  await hand.press(page.getByRole("link", { name: words("manager.invite.back") }));
  await expect(page.getByText(tenantEmail).first()).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: words("staff.export.go") }).click();
  const file = await readFile(await (await download).path(), "utf8");
  expect(file).toContain(`L-1;${tenantEmail};`);
  expect(file).not.toContain("other@example.com");
});

test("a manager adds a webhook for chosen events, changes them, tries it, switches it off and removes it", async ({
  app,
  visit,
  wire,
}) => {
  const cookie = await logInAsPartner(app.url, wire, "webhooks@lindenhof.example");
  const visitor = await visit({ width: 390, height: 844 });
  const manager = guestOf(visitor.page);
  const { page, hand, words } = manager;
  const at = onQuestion(manager);
  const [name = "", value = ""] = cookie.split("=");
  await page.context().addCookies([{ name, value, domain: new URL(app.url).hostname, path: "/api/v1/partner" }]);
  await page.goto(`${app.url}/de/partner/webhooks`);
  await at.heading("manager.tab.webhooks");

  const press = (key: Parameters<typeof words>[0]) => hand.press(page.getByRole("button", { name: words(key) }).last());
  // Names under `.invalid` lead nowhere (RFC 2606).
  const url = "https://hooks.lindenhof.invalid/kautia";
  const address = page.getByRole("textbox", { name: words("manager.webhooks.url") });
  visitor.expectFailure(400, "/api/v1/partner/webhooks");
  await address.fill("https://10.0.0.1/kautia");
  await press("manager.webhooks.addGo");
  await expect(address).toHaveAccessibleDescription(new RegExp(words("manager.webhooks.urlWrong")));
  await address.fill(url);
  const box = (type: string) => page.getByRole("checkbox", { name: type });
  await hand.press(page.getByRole("radio", { name: words("manager.webhooks.some") }));
  await hand.press(box("claim.changed"));
  await press("manager.webhooks.addGo");
  await expect(page.getByText(/^whsec_/)).toBeVisible();
  await expect(page.getByRole("cell", { name: words("manager.event.claimChanged") })).toBeVisible();

  await hand.press(page.getByRole("link", { name: url }));
  await hand.press(page.getByText(words("manager.webhooks.change")));
  await expect(box("claim.changed")).toBeChecked();
  await hand.press(box("guarantee.signed"));
  await press("manager.webhooks.changeGo");
  await expect(page.getByText(words("manager.webhooks.changed"))).toBeVisible();
  await page.reload();
  for (const key of ["manager.event.guaranteeSigned", "manager.event.claimChanged"] as const)
    await expect(page.getByText(words(key)).first()).toBeVisible();
  await press("manager.webhooks.sendTest");
  const answer = words("staff.webhook.NAME_UNKNOWN");
  await expect(page.getByText(words("manager.webhooks.testFailed", { answer }))).toBeVisible();
  await press("manager.webhooks.switchOff");
  await press("manager.webhooks.switchOff");
  await expect(page.getByText(words("manager.webhooks.off.PARTNER"))).toBeVisible();
  await press("manager.webhooks.remove");
  await press("manager.webhooks.removeGo");
  await expect(page.getByText(words("manager.webhooks.none"))).toBeVisible();
});

test("in a sandbox every page says that it is a test, and a manager deletes what was begun", async ({ visit }) => {
  const app = await hostApp({ env: { SANDBOX: "true" } });
  try {
    const wire = wireTo(app.url);
    const signed = new URL(await sampleLink(app.url)).searchParams.get("pd") ?? "";
    expectSuccess(await wire.post(`/onboarding/tenant/init?insuranceHash=${signed}`));
    const [name = "", value = ""] = (await logInAsPartner(app.url, wire)).split("=");
    const { page, hand, words } = guestOf((await visit({ width: 390, height: 844 })).page);
    await page.context().addCookies([{ name, value, domain: new URL(app.url).hostname, path: "/api/v1/partner" }]);
    await page.goto(`${app.url}/de/partner/tests`);
    const mark = page.getByRole("complementary").getByText(words("common.trial"));
    await expect(mark).toBeVisible();
    await expect(page.getByRole("cell", { name: "tenant@example.com" })).toBeVisible();
    const remove = page.getByRole("button", { name: words("manager.tests.delete") }).last();
    await hand.press(remove);
    await hand.press(remove);
    await expect(page.getByText(words("manager.tests.none"))).toBeVisible();
    await page.goto(`${app.url}/de/welcome`);
    await expect(mark).toBeVisible();
    expect((await wire.mails()).map(({ subject }) => subject.startsWith("[Test] "))).not.toContain(false);
  } finally {
    await app.dispose();
  }
});
