import {
  type AddressAnswer,
  checkInsuranceDates,
  type Country,
  dateOfTimestamp,
  fieldError,
  leaseLandlord,
  mayAct,
  type PaymentPeriod,
  toCents,
} from "@kautia/contract";
import { type Application, missingConsents } from "../application/index.ts";
import type { NamedCoTenant } from "../co-tenants/index.ts";
import type { StoredConsents } from "../platform/database/column-types.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { Refusal, refuse } from "../platform/http/refusal.ts";

export interface Signable {
  application: Application;
  decisionId: string;
  consents: StoredConsents;
  paymentPeriod: PaymentPeriod;
  premiumCents: number;
  tariffVersion: string;
  depositCents: number;
  coldRentCents: number;
  insuranceStart: string;
  insuranceEnd: string | null;
  tenantName: string;
  tenantEmail: string;
  /** Everybody else who has to sign. */
  coTenants: NamedCoTenant[];
  landlordName: string | null;
  landlordEmail: string;
  fullAddress: string;
  homeAddress: AddressAnswer["address"];
}

export function readSignable(application: Application, now: Date): Signable | Refusal {
  const { answers, decision, consents, paymentPeriod, premiumCents, country } = application;
  const { userInfo, landlordInfo, address, insuranceStart, insuranceEnd, rentDepositAmount, coldRentAmount } = answers;
  const ready = mayAct("sign", application.lastCompletedPage) && decision?.outcome === "QUOTE";
  if (!ready || !consents || !paymentPeriod || !premiumCents) return refuse("STEP_NOT_ALLOWED");
  if (missingConsents(consents, country).length > 0) return refuse("STEP_NOT_ALLOWED");
  if (!consents.needs) return refuse("STEP_NOT_ALLOWED", ["needs"]);
  if (!userInfo?.email || !userInfo.firstName || !userInfo.lastName || !landlordInfo?.email)
    return refuse("STEP_NOT_ALLOWED");
  if (!address || !insuranceStart || !rentDepositAmount || !coldRentAmount) return refuse("STEP_NOT_ALLOWED");
  const coTenants = (answers.coTenants ?? []).flatMap(({ birthDate, ...person }) =>
    birthDate === null ? [] : [{ ...person, birthDate }],
  );
  if (coTenants.length < (answers.coTenants ?? []).length) return refuse("STEP_NOT_ALLOWED", ["coTenants"]);

  const dates = readDates(country, { insuranceStart, insuranceEnd }, now);
  if (dates instanceof Refusal) return dates;

  return {
    application,
    decisionId: decision.id,
    consents,
    paymentPeriod,
    premiumCents,
    tariffVersion: decision.tariffVersion,
    depositCents: toCents(rentDepositAmount),
    coldRentCents: toCents(coldRentAmount),
    insuranceStart: dates.start,
    insuranceEnd: dates.end,
    tenantName: `${userInfo.firstName} ${userInfo.lastName}`,
    tenantEmail: userInfo.email,
    coTenants,
    landlordName: leaseLandlord(answers).name,
    landlordEmail: landlordInfo.email,
    fullAddress: address.fullAddress,
    homeAddress: address.address,
  };
}

/** The dates are checked again, because time may have passed since the question. */
function readDates(
  country: Country,
  { insuranceStart, insuranceEnd }: { insuranceStart: string; insuranceEnd?: string | null | undefined },
  now: Date,
): { start: string; end: string | null } | Refusal {
  const today = localDay(country, now);
  const start = dateOfTimestamp(insuranceStart);
  // The tenant has to choose another start date (docs/policy.md).
  if (start < today)
    return refuse("STEP_NOT_ALLOWED", [fieldError("insuranceStart", "FIELD_INVALID", { earliest: today })]);
  const end = insuranceEnd ? dateOfTimestamp(insuranceEnd) : null;
  // The dates of a partner's signed link were not checked before.
  const wrongEnd = checkInsuranceDates(start, end, start);
  return wrongEnd.length > 0 ? refuse("STEP_NOT_ALLOWED", wrongEnd) : { start, end };
}
