import type { Country } from "@kautia/contract";
import type { StoredAnswers } from "../../platform/database/column-types.ts";

/** Applies a change. Fields of `userInfo` and `landlordInfo` that the change leaves out stay as they are. */
export function mergeAnswers(answers: StoredAnswers, change: StoredAnswers): StoredAnswers {
  return {
    ...answers,
    ...change,
    ...(change.userInfo && { userInfo: { ...answers.userInfo, ...change.userInfo } }),
    ...(change.landlordInfo && { landlordInfo: { ...answers.landlordInfo, ...change.landlordInfo } }),
  };
}

/**
 * For an existing rental the insured property is the current address. The address of a new rental stays stored beside it, so switching
 * back and forth loses nothing.
 */
export function effectiveAnswers(answers: StoredAnswers): StoredAnswers {
  return answers.existingRent === true ? { ...answers, address: answers.userInfo?.address ?? null } : answers;
}

/** The country whose rules apply: that of the insured home, once it is named. */
export function homeCountry(effective: StoredAnswers): Country | null {
  return effective.address?.address.country ?? null;
}

/** What a quote rests on. A change of any of it drops the quote. Takes effective answers. */
export function quoteBasis({ userInfo, address, ...rest }: StoredAnswers): unknown[] {
  return [
    userInfo?.firstName,
    userInfo?.lastName,
    userInfo?.birthDate,
    userInfo?.address?.address,
    address?.address,
    rest.existingRent,
    rest.coldRentAmount,
    rest.rentDepositAmount,
    rest.employmentStatus,
    rest.grossIncome,
    rest.educationLevel,
    rest.educationPlace,
    rest.insuranceStart,
    rest.insuranceEnd,
  ].map((answer) => answer ?? null);
}
