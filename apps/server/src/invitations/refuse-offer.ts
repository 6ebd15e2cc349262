import { fieldError, type InvitationOffer, withDialCode } from "@kautia/contract";
import { refuseAddress } from "../addresses/index.ts";
import type { Deps } from "../deps.ts";
import { type Refusal, refuseFields } from "../platform/http/refusal.ts";
import { isPhoneNumber } from "../platform/phone-number.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { checkOffer } from "./rules/offer-answers.ts";

/** A refusal for errors that the sender of the offer can correct; null if there are none. */
export async function refuseOffer(
  deps: Pick<Deps, "config" | "clock" | "suggestion" | "log">,
  offer: InvitationOffer,
): Promise<Refusal | null> {
  const { country } = offer.address;
  const { phone } = offer.landlord;
  const wrong = checkOffer(offer, deps.config.products[country], localDay(country, deps.clock.now()));
  if (phone && !isPhoneNumber(withDialCode(phone, country)))
    wrong.push(fieldError("landlord.phone.number", "INVALID_PHONE_NUMBER"));
  const address = await refuseAddress(deps, offer.address, "address.");
  const all = [...wrong, ...(address?.fields ?? [])];
  return all.length > 0 ? refuseFields(all) : null;
}
