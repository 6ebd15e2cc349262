import { type Country, type FieldError, fieldError, withDialCode } from "@kautia/contract";
import type { StoredAnswers } from "../platform/database/column-types.ts";
import { isPhoneNumber } from "../platform/phone-number.ts";

/** Adds the dial code of `country` to numbers without one. */
export function completePhones(answers: StoredAnswers, country: Country): StoredAnswers {
  const { userInfo, landlordInfo } = answers;
  return {
    ...answers,
    ...(userInfo?.phone && { userInfo: { ...userInfo, phone: withDialCode(userInfo.phone, country) } }),
    ...(landlordInfo?.phone && { landlordInfo: { ...landlordInfo, phone: withDialCode(landlordInfo.phone, country) } }),
  };
}

/** A save contains at most one phone number, either the tenant's or the landlord's. */
export function findWrongPhone({ userInfo, landlordInfo }: StoredAnswers): FieldError[] {
  const phone = userInfo?.phone ?? landlordInfo?.phone;
  return phone && !isPhoneNumber(phone) ? [fieldError("phone.number", "INVALID_PHONE_NUMBER")] : [];
}
