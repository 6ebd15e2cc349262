import type { Dice } from "../../addresses/dice.ts";
import { sampleAnswers, type StoredAnswers, tokenLifeDays } from "@kautia/contract";
import { bytesOf, type Life, now } from "../life.ts";
import type { Row } from "../row.ts";

const day = 86_400_000;
const versions = 10;
const samples = sampleAnswers();

/** Unsigned applications are emptied 90 days after their last change. */
export const isForgotten = ({ signed, createdAt }: Life) =>
  signed === null && now.getTime() - createdAt.getTime() > 90 * day;

export function applicationRow(life: Life): Row<"application"> {
  const { refId, country, createdAt, signed, outcome } = life;
  const forgotten = isForgotten(life);
  const updated = new Date(Math.min(createdAt.getTime() + 3_600_000, now.getTime()));
  const isQuoted = outcome === "QUOTE";
  return {
    ref_id: refId,
    country,
    locale: "de",
    last_completed_page: signed ? "PAYMENT" : isQuoted ? "RISK_CHECK" : "TENANT_DETAILS",
    answers: forgotten ? "{}" : JSON.stringify(answersOf(life)),
    contact_keys: forgotten ? "{}" : JSON.stringify({ tenantEmail: life.email, landlordEmail: life.landlordEmail }),
    version: versions,
    consents: null,
    decision_id: forgotten || !outcome ? null : life.decisionId,
    payment_period: signed ? life.period : null,
    premium_cents: signed ? life.premiumCents : null,
    created_at: createdAt,
    updated_at: signed?.at ?? updated,
    signed_at: signed?.at ?? null,
    employee_email_domain: null,
    reminders: 2,
    reminded_at: null,
    forgotten_at: forgotten ? new Date(updated.getTime() + 90 * day) : null,
  };
}

export function historyRows(life: Life): Row<"application_history">[] {
  const change = isForgotten(life) ? "{}" : JSON.stringify({ coldRentAmount: life.rentCents / 100 });
  return Array.from({ length: versions }, (_, index) => ({
    ref_id: life.refId,
    version: index + 1,
    at: new Date(life.createdAt.getTime() + index * 20_000),
    cause: "rent-costs",
    change: index === 0 && !isForgotten(life) ? JSON.stringify(answersOf(life)) : change,
    last_completed_page: null,
  }));
}

export function linkRows(life: Life, dice: Dice): Row<"link">[] {
  const { refId: subject, createdAt, signed } = life;
  const link = { subject, used_at: null, request_key: null, mail_id: null };
  const rows: Row<"link">[] = [];
  if (!isForgotten(life)) {
    const expires_at = new Date(createdAt.getTime() + tokenLifeDays * day);
    rows.push({ ...link, hash: bytesOf(dice), kind: "application", expires_at });
  }
  if (signed) rows.push({ ...link, hash: bytesOf(dice), kind: "landlord-page", expires_at: null });
  return rows;
}

export function decisionRows(life: Life): Row<"decision">[] {
  const { outcome, refId, decisionId, createdAt } = life;
  if (!outcome) return [];
  return [
    {
      id: decisionId,
      ref_id: refId,
      outcome,
      reason: outcome === "REFUSED" ? "CREDIT_SCORE_INSUFFICIENT" : null,
      required_documents: [],
      rule_version: "1",
      tariff_version: "1",
      inputs: isForgotten(life) ? "{}" : JSON.stringify({ coldRent: life.rentCents, income: 4 * life.rentCents }),
      input_hash: refId,
      at: createdAt,
      made_by: "RULES",
      staff_id: null,
      follows: null,
      note: null,
      review_cause: outcome === "MANUAL_REVIEW" ? "RULES" : null,
      opened_at: outcome === "MANUAL_REVIEW" ? createdAt : null,
      bureau_answer: null,
    },
  ];
}

export function answersOf({ street, streetNumber, zip, city, country, unitName, ...life }: Life): StoredAnswers {
  const { firstName, lastName, email } = life;
  return {
    ...samples,
    coldRentAmount: life.rentCents / 100,
    rentDepositAmount: (3 * life.rentCents) / 100,
    userInfo: { ...samples.userInfo, firstName, lastName, email },
    landlordInfo: { ...samples.landlordInfo, email: life.landlordEmail },
    ...(samples.address && {
      address: {
        ...samples.address,
        fullAddress: `${street} ${streetNumber}, ${zip} ${city}`,
        address: { street, streetNumber, zip, city, country, unitName },
      },
    }),
  };
}
