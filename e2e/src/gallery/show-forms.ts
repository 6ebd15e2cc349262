import { addAuthenticator } from "../authenticator.ts";
import type { Words } from "../tenant-in-browser.ts";
import type { Visitor } from "../visitor.ts";

export async function stopReminders({ page }: Visitor, words: Words): Promise<void> {
  await page.getByRole("button", { name: words("stop.go") }).click();
  await page.getByRole("heading", { level: 1, name: words("stop.title") }).waitFor();
}

export async function enterCard({ page }: Visitor, words: Words): Promise<void> {
  await page.getByRole("button", { name: words("card.enterAny"), exact: true }).click();
  await page.getByRole("textbox", { name: words("payment.number") }).waitFor();
}

/** Adds a passkey and opens its form. */
export async function showPasskeys({ page }: Visitor, words: Words): Promise<void> {
  const device = await addAuthenticator(page);
  await page.getByRole("button", { name: words("passkeys.show") }).click();
  await page.getByRole("button", { name: words("passkeys.add") }).click();
  await page.getByText(words("passkeys.added"), { exact: true }).waitFor();
  await device.remove();
  await page
    .getByRole("button", { name: new RegExp(`^${words("passkeys.edit")}: `) })
    .first()
    .click();
  await page.getByLabel(words("passkeys.name"), { exact: true }).waitFor();
}

export async function askForDay({ page }: Visitor, words: Words): Promise<void> {
  await page.getByRole("button", { name: words("movingOut.open") }).click();
  await page.getByRole("button", { name: words("movingOut.next") }).click();
  await page.locator("[role=alert], .k-field__error").first().waitFor();
}

/** Presses the sign button before the boxes are ticked. */
export async function signUnticked({ page }: Visitor, words: Words): Promise<void> {
  await page.getByRole("button", { name: words("payment.sign") }).click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
}
