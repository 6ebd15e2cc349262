import type { AnyPage } from "./engines/any-page.ts";
import { landlordTokenFor } from "./tenant-by-api.ts";
import { type User, usualAnswers } from "./tenant-in-browser.ts";
import type { ApiClient } from "./api-client.ts";

/** Opens the link in the landlord's mail. */
export async function openAsLandlord(
  { page, language }: User<AnyPage>,
  url: string,
  api: ApiClient,
  email = usualAnswers.landlordEmail,
): Promise<void> {
  const token = await landlordTokenFor(api, email);
  await page.goto(`${url}/${language}/landlord/${token}`);
}

export async function acceptAsLandlord({ page, input, words }: User<AnyPage>): Promise<void> {
  for (const button of ["landlord.accept", "landlord.acceptConfirm"] as const)
    await input.press(page.getByRole("button", { name: words(button), exact: true }));
  await page.getByText(words("landlord.status.ACCEPTED")).first().waitFor();
}
