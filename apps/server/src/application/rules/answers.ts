import type { Country } from "@kautia/contract";
import type { StoredAnswers } from "../../platform/database/column-types.ts";

/** Omitted fields, also those of `userInfo` and `landlordInfo`, keep their value. */
export function mergeAnswers(answers: StoredAnswers, change: StoredAnswers): StoredAnswers {
  return {
    ...answers,
    ...change,
    ...(change.userInfo && { userInfo: { ...answers.userInfo, ...change.userInfo } }),
    ...(change.landlordInfo && { landlordInfo: { ...answers.landlordInfo, ...change.landlordInfo } }),
  };
}

/** The insured property of an existing rental is the current address. */
export function effectiveAnswers(answers: StoredAnswers): StoredAnswers {
  return answers.existingRent === true ? { ...answers, address: answers.userInfo?.address ?? null } : answers;
}

/** The rules of this country apply. Null if the home is not answered yet. */
export function homeCountry(effective: StoredAnswers): Country | null {
  return effective.address?.address.country ?? null;
}

/** A change of any of these values drops the quote. */
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
