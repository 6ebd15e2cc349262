import { employmentForm } from "@kautia/contract";
import type { AddressSource } from "../../address/use-picked.ts";
import { amountOf } from "../../form/amount.ts";
import { toCoTenants } from "../../parts/co-tenants/rows.ts";
import type { MeantIncome } from "../../parts/employment/use-meant-income.ts";
import { phoneOrNull } from "../../form/phone.ts";
import { type Details, noSalutation } from "./initial-details.ts";

/** Turns the form values into the body of save-invitation-details, without token and language. */
export function toBody(typed: Details, source: AddressSource, meant: MeantIncome): Record<string, unknown> {
  const { salutation, firstName, lastName, phone, birthDate, nationality, newsAgreement, updateAgreement } = typed;
  const { beneficiaryInfo } = typed;
  const { street, streetNumber, unitName, zip, city, country } = typed;
  const { employmentStatus, grossIncome, educationLevel, educationPlace } = typed;
  const address = { street, streetNumber, unitName, zip, city, country };
  return {
    salutation: salutation === noSalutation ? null : salutation,
    firstName,
    lastName,
    phone: phoneOrNull(phone),
    birthDate,
    nationality,
    newsAgreement,
    updateAgreement,
    ...(beneficiaryInfo !== "" && { beneficiaryInfo }),
    coTenants: toCoTenants(typed, meant),
    address: { address, ...source },
    employmentStatus: employmentStatus && employmentForm[employmentStatus],
    ...(employmentStatus === "student"
      ? { educationLevel, educationPlace }
      : { grossIncome: amountOf(grossIncome), incomeIsYearly: meant.isMeant(grossIncome) || undefined }),
  };
}
