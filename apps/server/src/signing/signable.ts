import {
  type AddressAnswer,
  checkInsuranceDates,
  dateOfTimestamp,
  fieldError,
  mayAct,
  type PaymentPeriod,
  toCents,
} from "@kautia/contract";
import { type Application, missingConsents } from "../application/index.ts";
import type { StoredConsents } from "../platform/database/column-types.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { type Refusal, refuse } from "../platform/http/route.ts";

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

  const today = localDay(country, now);
  const start = dateOfTimestamp(insuranceStart);
  // If the start date has passed since the question, the tenant has to choose another one (docs/policy.md).
  if (start < today)
    return refuse("STEP_NOT_ALLOWED", [fieldError("insuranceStart", "FIELD_INVALID", { earliest: today })]);
  const end = insuranceEnd ? dateOfTimestamp(insuranceEnd) : null;
  // The dates of a partner's signed link were not checked before.
  const wrongEnd = checkInsuranceDates(start, end, start);
  if (wrongEnd.length > 0) return refuse("STEP_NOT_ALLOWED", wrongEnd);

  const { companyName, firstName, lastName } = landlordInfo;
  return {
    application,
    decisionId: decision.id,
    consents,
    paymentPeriod,
    premiumCents,
    tariffVersion: decision.tariffVersion,
    depositCents: toCents(rentDepositAmount),
    coldRentCents: toCents(coldRentAmount),
    insuranceStart: start,
    insuranceEnd: end,
    tenantName: `${userInfo.firstName} ${userInfo.lastName}`,
    tenantEmail: userInfo.email,
    landlordName: companyName ?? ([firstName, lastName].filter(Boolean).join(" ") || null),
    landlordEmail: landlordInfo.email,
    fullAddress: address.fullAddress,
    homeAddress: address.address,
  };
}
