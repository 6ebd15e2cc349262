import type { Sheet } from "./engines/sheet.ts";
import { landlordTokenFor } from "./tenant-by-wire.ts";
import { type Guest, usualGuest } from "./tenant-in-browser.ts";
import type { Wire } from "./wire.ts";

/** Opens the link in the landlord's mail. */
export async function openAsLandlord(
  { page, language }: Guest<Sheet>,
  url: string,
  wire: Wire,
  email = usualGuest.landlordEmail,
): Promise<void> {
  const token = await landlordTokenFor(wire, email);
  await page.goto(`${url}/${language}/landlord/${token}`);
}

export async function acceptAsLandlord({ page, hand, words }: Guest<Sheet>): Promise<void> {
  for (const button of ["landlord.accept", "landlord.acceptConfirm"] as const)
    await hand.press(page.getByRole("button", { name: words(button), exact: true }));
  await page.getByText(words("landlord.status.ACCEPTED")).first().waitFor();
}
