import { readFile } from "node:fs/promises";
import { expect, test } from "../src/fixtures.ts";
import { mailedLink } from "../src/mailbox.ts";
import { addToPartner } from "../src/partner.ts";
import { inDays } from "../src/tenant-by-wire.ts";
import { guestOf, onQuestion } from "../src/tenant-in-browser.ts";

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
  await page.goto(await mailedLink(wire, email, "partner?token="));
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
  await expect(page.getByText(words("inviteFile.counts", { fresh: 1, known: 0, wrong: 1 }))).toBeVisible();
  await expect(page.getByText(/^Kaution: /)).toBeVisible();
  expect(await wire.mails(tenantEmail)).toEqual([]);
  await hand.press(page.getByRole("button", { name: words("inviteFile.sendOne") }));
  await expect(page.getByText(words("inviteFile.doneOne"))).toBeVisible();
  await mailedLink(wire, tenantEmail, "de?invitation-token");

  await hand.press(page.getByRole("link", { name: words("manager.invite.back") }));
  await expect(page.getByRole("cell", { name: tenantEmail, exact: true })).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: words("staff.export.go") }).click();
  const file = await readFile(await (await download).path(), "utf8");
  expect(file).toContain(`L-1;${tenantEmail};`);
  expect(file).not.toContain("other@example.com");
});
