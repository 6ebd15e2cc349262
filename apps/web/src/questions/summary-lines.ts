import {
  type AddressAnswer,
  dateOfTimestamp,
  fullAddress,
  type Phone,
  type QuestionId,
  rentTimes,
  type TenantRecord,
} from "@kautia/contract";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import type { Text } from "@kautia/locales/format";
import { nationalityName } from "../form/nationality-name.ts";
import { educationLevels } from "../parts/employment/education-levels.ts";

type Part = string | null | undefined;

/** The parts of an answer as the summary shows them, a line each. Empty parts are left out. */
type SummaryLine = (record: TenantRecord, text: Text) => Part[];

export const summaryLines: Readonly<Record<QuestionId, SummaryLine>> = {
  name: ({ userInfo }, { t }) => [
    joined(
      userInfo?.salutation && t(`choices.salutation.${userInfo.salutation}`),
      userInfo?.firstName,
      userInfo?.lastName,
    ),
    userInfo?.email,
    phoneLine(userInfo?.phone),
  ],
  "co-tenants": ({ coTenants }, { t, date }) =>
    (coTenants ?? []).flatMap(({ firstName, lastName, birthDate, email }) => {
      const name = joined(firstName, lastName);
      return [
        birthDate === null
          ? t("summary.coTenantWithoutDate", { name })
          : t("summary.coTenant", { name, date: date(birthDate) }),
        email,
      ];
    }),
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
    grossIncome === null ? null : t("summary.income", { income: money(grossIncome) }),
    chosen(educationLevels, educationLevel, (level) => t(`choices.educationLevel.${level}`)) ?? educationLevel,
    educationPlace,
  ],
  "co-tenant-incomes": ({ coTenants }, { t, money }) =>
    (coTenants ?? []).map(({ firstName, lastName, grossIncome }) =>
      grossIncome === null
        ? null
        : t("summary.coTenantIncome", { name: joined(firstName, lastName), income: money(grossIncome) }),
    ),
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
    phoneLine(landlordInfo?.phone),
  ],
  "lease-landlord": ({ beneficiaryInfo }, { t }) => [
    beneficiaryInfo && t("summary.leaseLandlord", { landlord: beneficiaryInfo }),
  ],
  "landlord-address": ({ landlordInfo }) => addressLines(landlordInfo?.address),
  "tenant-details": ({ userInfo }, text) => [
    userInfo?.birthDate && text.date(userInfo.birthDate),
    userInfo?.nationality && nationalityName(userInfo.nationality, text),
    text.t(userInfo?.newsAgreement ? "summary.newsYes" : "summary.newsNo"),
    // Programs may leave this question out.
    userInfo?.updateAgreement == null
      ? null
      : text.t(userInfo.updateAgreement ? "summary.remindersYes" : "summary.remindersNo"),
  ],
};

function addressLines(answer: AddressAnswer | null | undefined): Part[] {
  return answer ? [keepAddressTogether(fullAddress(answer.address))] : [];
}

/** As it is dialled from abroad: without the zero of the area code, which only Italy dials. */
export function phoneLine(phone: Phone | null | undefined): Part {
  return (
    phone && joined(phone.dialCode, phone.dialCode === "+39" ? phone.number : phone.number.replace(/^0(?=[1-9])/, ""))
  );
}

function joined(...parts: Part[]): string {
  return parts.filter(Boolean).join(" ");
}

/** The text of a value whose type in the record is loose; undefined for a value that was never offered. */
function chosen<T>(offered: readonly T[], value: unknown, text: (value: T) => string): string | undefined {
  const known = offered.find((item) => item === value);
  return known === undefined ? undefined : text(known);
}
