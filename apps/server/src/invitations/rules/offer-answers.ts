import {
  type CalendarDate,
  checkDeposit,
  checkInsuranceDates,
  countryFacts,
  dateOfTimestamp,
  type FieldError,
  fieldError,
  fullAddress,
  type InvitationOffer,
  type OfferParts,
  type ProductLimits,
  sameMailbox,
  timestampOfDate,
  withDialCode,
} from "@kautia/contract";
import type { StoredAnswers } from "../../platform/database/column-types.ts";

/** The answers that an offer gives. An offer is always for a new rental. */
export function answersOf(offer: InvitationOffer): StoredAnswers {
  const { tenant, landlord, address, insuranceStart, insuranceEnd } = offer;
  const { email, firstName, lastName, salutation } = tenant;
  return {
    existingRent: false,
    address: { address, fullAddress: fullAddress(address), suggestionAddress: null },
    userInfo: { email, firstName, lastName, salutation: salutation ?? null },
    landlordInfo: { ...landlord, phone: landlord.phone ? withDialCode(landlord.phone, address.country) : null },
    currency: countryFacts[address.country].currency,
    coldRentAmount: offer.coldRentAmount,
    rentDepositAmount: offer.rentDepositAmount,
    insuranceStart: timestampOfDate(dateOfTimestamp(insuranceStart)),
    insuranceEnd: insuranceEnd ? timestampOfDate(dateOfTimestamp(insuranceEnd)) : null,
    rentContractId: offer.rentContractId ?? "",
  };
}

/** Checks that need several fields, as far as the fields are there. With `today` null, the dates are not checked. */
export function checkOffer(offer: OfferParts, limits: ProductLimits, today: CalendarDate | null): FieldError[] {
  const { tenant, landlord, insuranceStart, insuranceEnd, rentDepositAmount, coldRentAmount } = offer;
  const end = insuranceEnd ? dateOfTimestamp(insuranceEnd) : null;
  return [
    ...(rentDepositAmount === undefined ? [] : checkDeposit(rentDepositAmount, coldRentAmount ?? null, limits)),
    ...(today === null || !insuranceStart ? [] : checkInsuranceDates(dateOfTimestamp(insuranceStart), end, today)),
    ...(tenant && landlord && sameMailbox(tenant.email, landlord.email)
      ? [fieldError("landlord.email", "EMAIL_ONBOARDING_MUST_BE_DIFFERENT")]
      : []),
  ];
}
