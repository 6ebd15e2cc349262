import {
  type Country,
  defaultCountry,
  employmentChoice,
  findCountry,
  type Salutation,
  type TenantRecord,
} from "@kautia/contract";
import { amountText } from "../../form/amount.ts";
import { coTenantValues } from "../../parts/co-tenants/rows.ts";
import { emptyPhone } from "../../form/phone.ts";

/** The choice of no salutation, sent as null. A salutation must be optional (CJEU C-394/23). */
export const noSalutation = "none";

/** The initial form values: what was saved before, otherwise empty. */
export function initialDetails(record: TenantRecord, country: Country) {
  const { userInfo, employmentStatus, grossIncome, educationLevel, educationPlace } = record;
  const salutation: Salutation | typeof noSalutation = userInfo?.salutation ?? noSalutation;
  const address = userInfo?.address?.address;
  const addressCountry: string = address?.country ?? record.address?.address.country ?? country;
  return {
    salutation,
    firstName: "",
    beneficiaryInfo: record.beneficiaryInfo ?? "",
    lastName: "",
    phone: userInfo?.phone ?? emptyPhone(findCountry(addressCountry) ?? defaultCountry),
    birthDate: userInfo?.birthDate ?? "",
    nationality: userInfo?.nationality ?? "",
    street: address?.street ?? "",
    streetNumber: address?.streetNumber ?? "",
    unitName: address?.unitName ?? "",
    zip: address?.zip ?? "",
    city: address?.city ?? "",
    country: addressCountry,
    ...coTenantValues(record.coTenants),
    employmentStatus: employmentChoice(employmentStatus),
    grossIncome: amountText(grossIncome),
    educationLevel: educationLevel ?? "",
    educationPlace: educationPlace ?? "",
    newsAgreement: userInfo?.newsAgreement ?? false,
    updateAgreement: userInfo?.updateAgreement ?? false,
  };
}

export type Details = ReturnType<typeof initialDetails>;
