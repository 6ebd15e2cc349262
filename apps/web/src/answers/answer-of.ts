import {
  type AddressAnswer,
  dateOfTimestamp,
  fullAddress,
  rentTimes,
  type QuestionId,
  type TenantRecord,
} from "@kautia/contract";
import { educationLevels } from "../form/education-levels.ts";
import type { Text } from "../i18n/create-text.ts";

/** The answer to a question, one line for each part that was given. */
export function answerOf(step: QuestionId, record: TenantRecord, text: Text): string[] {
  return lines[step](record, text).filter((line): line is string => typeof line === "string" && line !== "");
}

type Line = string | null | undefined;

const lines: Record<QuestionId, (record: TenantRecord, text: Text) => Line[]> = {
  name: ({ userInfo }, { t }) => [
    joined(
      userInfo?.salutation && t(`choices.salutation.${userInfo.salutation}`),
      userInfo?.firstName,
      userInfo?.lastName,
    ),
    userInfo?.email,
    joined(userInfo?.phone?.dialCode, userInfo?.phone?.number),
  ],
  "usage-purpose": ({ existingRent }, { t }) => [
    existingRent === null ? null : t(existingRent ? "choices.existingRent.true" : "choices.existingRent.false"),
  ],
  "current-address": ({ userInfo }) => addressLines(userInfo?.address),
  "property-address": ({ address }) => addressLines(address),
  "rent-time": ({ rentTime }, { t }) => [chosen(rentTimes, rentTime, (years) => t(`choices.rentTime.${years}`))],
  "deposit-payment": ({ rentPay }, { t }) => [rentPay && t(`choices.rentPay.${rentPay}`)],
  "home-type": ({ buildingType }, { t }) => [buildingType && t(`choices.buildingType.${buildingType}`)],
  household: ({ liveWith }, { t }) => [liveWith && t(`choices.liveWith.${liveWith}`)],
  furnished: ({ furnishedType }, { t }) => [furnishedType && t(`choices.furnishedType.${furnishedType}`)],
  pets: ({ pet }, { t }) => [pet && t(`choices.pet.${pet}`)],
  "rent-and-deposit": ({ coldRentAmount, rentDepositAmount }, { t, money }) => [
    coldRentAmount === null ? null : t("summary.rent", { rent: money(coldRentAmount) }),
    rentDepositAmount === null ? null : t("summary.deposit", { deposit: money(rentDepositAmount) }),
  ],
  "rental-contract": ({ rentContractId }) => [rentContractId],
  employment: ({ employmentStatus, grossIncome, educationLevel, educationPlace }, { t, money }) => [
    employmentStatus && t(`choices.employmentStatus.${employmentStatus}`),
    grossIncome === null ? null : t("summary.income", { income: money(grossIncome, "round") }),
    chosen(educationLevels, educationLevel, (level) => t(`choices.educationLevel.${level}`)) ?? educationLevel,
    educationPlace,
  ],
  "insurance-dates": ({ insuranceStart, insuranceEnd }, { t, date }) => {
    if (!insuranceStart) return [];
    const start = date(dateOfTimestamp(insuranceStart));
    return [
      insuranceEnd
        ? t("summary.fromTo", { start, end: date(dateOfTimestamp(insuranceEnd)) })
        : t("summary.from", { start }),
    ];
  },
  "landlord-type": ({ landlordInfo }, { t }) => [landlordInfo?.type && t(`choices.landlordType.${landlordInfo.type}`)],
  "landlord-info": ({ landlordInfo }) => [
    landlordInfo?.companyName,
    joined(landlordInfo?.firstName, landlordInfo?.lastName),
    landlordInfo?.email,
    joined(landlordInfo?.phone?.dialCode, landlordInfo?.phone?.number),
  ],
  "landlord-address": ({ landlordInfo }) => addressLines(landlordInfo?.address),
  "tenant-details": ({ userInfo }, { t, date, region }) => [
    userInfo?.birthDate && date(userInfo.birthDate),
    userInfo?.nationality && region(userInfo.nationality),
    t(userInfo?.newsAgreement ? "summary.newsYes" : "summary.newsNo"),
  ],
};

function addressLines(answer: AddressAnswer | null | undefined): Line[] {
  return answer ? [fullAddress(answer.address)] : [];
}

function joined(...parts: Line[]): string {
  return parts.filter(Boolean).join(" ");
}

/** The text of a value whose type in the record is loose; undefined for a value that was never offered. */
function chosen<T>(offered: readonly T[], value: unknown, text: (value: T) => string): string | undefined {
  const known = offered.find((one) => one === value);
  return known === undefined ? undefined : text(known);
}
