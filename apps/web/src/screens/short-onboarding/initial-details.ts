import type { Country, EmploymentStatus, Salutation, TenantRecord } from "@kautia/contract";
import { amountText } from "../../form/amount.ts";
import { emptyPhone } from "../../form/phone.ts";

/** Nobody must give a salutation (C-394/23): it is sent as null. */
export const noSalutation = "none";

/** What stands in the form at first: what was saved before, or nothing. */
export function initialDetails(record: TenantRecord, country: Country) {
  const { userInfo, employmentStatus, grossIncome, educationLevel, educationPlace } = record;
  const salutation: Salutation | typeof noSalutation = userInfo?.salutation ?? noSalutation;
  const status: EmploymentStatus | null = employmentStatus;
  const address = userInfo?.address?.address;
  const land: string = address?.country ?? record.address?.address.country ?? country;
  return {
    salutation,
    firstName: "",
    lastName: "",
    phone: userInfo?.phone ?? emptyPhone(land === "at" ? "at" : "de"),
    birthDate: userInfo?.birthDate ?? "",
    nationality: userInfo?.nationality ?? "",
    street: address?.street ?? "",
    streetNumber: address?.streetNumber ?? "",
    unitName: address?.unitName ?? "",
    zip: address?.zip ?? "",
    city: address?.city ?? "",
    country: land,
    employmentStatus: status,
    grossIncome: amountText(grossIncome),
    educationLevel: educationLevel ?? "",
    educationPlace: educationPlace ?? "",
    newsAgreement: userInfo?.newsAgreement ?? false,
  };
}

export type Details = ReturnType<typeof initialDetails>;
