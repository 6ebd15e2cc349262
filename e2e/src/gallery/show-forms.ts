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

/** Presses the sign button before the boxes are ticked. */
export async function signUnticked({ page }: Visitor, words: Words): Promise<void> {
  await page.getByRole("button", { name: words("payment.sign") }).click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
}

/** Presses a button of a form that is not filled in. */
export const press = (name: Parameters<Words>[0]) => async (visitor: Visitor, words: Words) => {
  await visitor.page
    .getByRole("button", { name: words(name), exact: true })
    .last()
    .click();
  // A single wrong field shows its error beside it; several get a summary above.
  await visitor.page.locator('[role="alert"], [aria-invalid="true"]').first().waitFor();
};
