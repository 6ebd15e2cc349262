import {
  type CalendarDate,
  checkCoTenants,
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
  const coTenants = offer.coTenants?.map((person) => ({
    ...person,
    birthDate: person.birthDate ?? null,
    grossIncome: null,
  }));
  return {
    existingRent: false,
    address: { address, fullAddress: fullAddress(address), suggestionAddress: null },
    ...(coTenants && { coTenants }),
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

interface OfferLimits {
  product: ProductLimits;
  maxCoTenants: number;
}

/** Checks that need several fields, as far as the fields are there. With `today` null, the dates are not checked. */
export function checkOffer(
  offer: OfferParts,
  { product, maxCoTenants }: OfferLimits,
  today: CalendarDate | null,
): FieldError[] {
  const { tenant, coTenants = [], landlord, insuranceStart, insuranceEnd, rentDepositAmount, coldRentAmount } = offer;
  const end = insuranceEnd ? dateOfTimestamp(insuranceEnd) : null;
  return [
    ...(rentDepositAmount === undefined ? [] : checkDeposit(rentDepositAmount, coldRentAmount ?? null, product)),
    ...(today === null || !insuranceStart ? [] : checkInsuranceDates(dateOfTimestamp(insuranceStart), end, today)),
    ...(tenant && landlord && sameMailbox(tenant.email, landlord.email)
      ? [fieldError("landlord.email", "EMAIL_ONBOARDING_MUST_BE_DIFFERENT")]
      : []),
    ...checkCoTenants(coTenants, { today, limit: maxCoTenants }),
    ...coTenants.flatMap(({ email }, index) =>
      [tenant, landlord].some((other) => other && sameMailbox(other.email, email))
        ? [fieldError(`coTenants.${index}.email`, "EMAIL_ONBOARDING_MUST_BE_DIFFERENT")]
        : [],
    ),
  ];
}
