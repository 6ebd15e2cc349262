import {
  type Country,
  dateAtHome,
  type FieldError,
  fieldError,
  type InvitationOffer,
  offerCountry,
  type OfferParts,
  offerParts,
  withDialCode,
} from "@kautia/contract";
import { safeParse } from "zod/mini";
import { refuseAddress } from "../addresses/index.ts";
import type { Deps } from "../deps.ts";
import { type Refusal, refuseFields } from "../platform/http/refusal.ts";
import { isOffered } from "../platform/is-offered.ts";
import { isPhoneNumber } from "../platform/phone-number.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { checkOffer } from "./rules/offer-answers.ts";

type CheckDeps = Pick<Deps, "config" | "clock" | "suggestion" | "log">;

/** A refusal for errors that the sender of the offer can correct; null if there are none. */
export async function refuseOffer(deps: CheckDeps, offer: InvitationOffer): Promise<Refusal | null> {
  const wrong = await checkParts(deps, offer, offer.address.country);
  return wrong.length > 0 ? refuseFields(wrong) : null;
}

/** Adds to the refusal of an invalid offer what is wrong with its valid fields, so that all of it is corrected at once. */
export async function refuseInvalidOffer(deps: CheckDeps, offer: unknown, refusal: Refusal): Promise<Refusal> {
  const parts = safeParse(offerParts, offer).data;
  const country = safeParse(offerCountry, offer).data?.address.country;
  if (!parts || !country) return refusal;
  const { insuranceStart: start, insuranceEnd: end } = parts;
  const dates = {
    insuranceStart: start && dateAtHome(start, country),
    insuranceEnd: end && dateAtHome(end, country),
  };
  return refuseFields([...refusal.fields, ...(await checkParts(deps, { ...parts, ...dates }, country))]);
}

async function checkParts(deps: CheckDeps, offer: OfferParts, country: Country): Promise<FieldError[]> {
  const phone = offer.landlord?.phone;
  const { products, maxCoTenants } = deps.config;
  const limits = { product: products[country], maxCoTenants };
  const wrong = checkOffer(offer, limits, localDay(country, deps.clock.now()));
  if (!isOffered(deps.config, country)) wrong.push(fieldError("address.country", "COUNTRY_NOT_OFFERED"));
  if (phone && !isPhoneNumber(withDialCode(phone, country)))
    wrong.push(fieldError("landlord.phone.number", "INVALID_PHONE_NUMBER"));
  const address = offer.address ? await refuseAddress(deps, offer.address, "address.") : null;
  return [...wrong, ...(address?.fields ?? [])];
}
