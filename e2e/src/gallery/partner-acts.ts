import { inDays } from "../tenant-by-api.ts";
import type { Words } from "../tenant-in-browser.ts";
import type { Visitor } from "../visitor.ts";

/** Chooses a file of which one line can be sent. */
export async function uploadFile({ page }: Visitor, words: Words): Promise<void> {
  const lines = [
    "Referenz;E-Mail Mieter;Straße;Hausnummer;PLZ;Ort;Kaltmiete;Kaution;Beginn",
    `G-1;ada@example.com;Torstraße;12;10119;Berlin;800,00;2.400,00;${inDays(60)}`,
    "G-2;ada;Donaudampfschifffahrtsgesellschaftsstraße;;1011;Berlin;acht;2.400,00;demnächst",
  ];
  const buffer = Buffer.from(lines.join("\r\n"));
  await page.locator('input[type="file"]').setInputFiles({ name: "mieter.csv", mimeType: "text/csv", buffer });
  await page.getByText(words("inviteFile.state.new")).waitFor();
}

/** Shows the secret of a webhook, which several runs can do. */
export async function replaceSecret({ page }: Visitor, words: Words): Promise<void> {
  const name = words("partners.webhooks.rotate");
  await page.getByRole("button", { name }).click();
  await page.getByRole("dialog").getByRole("button", { name }).click();
  await page.getByText(words("partners.webhooks.secret")).waitFor();
}

/** Opens the choice of events in the form that adds a webhook. */
export async function chooseEvents({ page }: Visitor, words: Words): Promise<void> {
  await page.getByRole("radio", { name: words("partners.webhooks.some") }).click();
  await page.getByRole("button", { name: words("partners.webhooks.addGo") }).click();
  await page.getByText(words("partners.webhooks.noneChosen")).first().waitFor();
}

/** Opens the form that changes a webhook. */
export async function openChange({ page }: Visitor, words: Words): Promise<void> {
  await page.getByText(words("partners.webhooks.change")).click();
  await page.getByRole("button", { name: words("partners.webhooks.changeGo") }).waitFor();
}
