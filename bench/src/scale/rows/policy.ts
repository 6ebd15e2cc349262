import { keptUntil, type PolicyStatus } from "@kautia/contract";
import { contractNumber } from "../../../../apps/server/src/signing/rules/contract-number.ts";
import type { Dice } from "../../addresses/dice.ts";
import { atNight, bytesOf, type Life, now, periodsOf, uuidOf } from "../life.ts";
import type { Row } from "../row.ts";
import { answersOf } from "./application.ts";

export type Signed = Life & { signed: NonNullable<Life["signed"]> };

const day = 86_400_000;
const over = ["ENDED", "DECLINED", "WITHDRAWN"];

export const fullAddress = ({ street, streetNumber, zip, city }: Life) => `${street} ${streetNumber}, ${zip} ${city}`;
export const contractNumberOf = ({ country, number }: Life) => {
  // An odd factor keeps the numbers apart and scatters them over the index, as random ones are.
  const bits = (BigInt(number) * 0x9e_37_79_b9_7fn) & 0xff_ff_ff_ff_ffn;
  return contractNumber(country, Buffer.from(bits.toString(16).padStart(10, "0"), "hex"));
};

export function policyRow(life: Signed, dice: Dice): Row<"policy"> {
  const { refId, country, signed, firstName, lastName, street, zip, city } = life;
  const { status, coverStart, coveredUntil } = signed;
  const isOver = over.includes(status);
  const last = isOver ? (coveredUntil ?? signed.at.toISOString().slice(0, 10)) : null;
  const kept = last === null ? null : keptUntil(country, last, coverStart !== null);
  const begun = [...periodsOf(life)].at(-1);
  return {
    ref_id: refId,
    contract_number: contractNumberOf(life),
    ...stateOf(status),
    country,
    language: dice.throw() < 0.8 ? "de" : "en",
    landlord_language: null,
    tenant_name: `${firstName} ${lastName}`,
    tenant_email: life.email,
    landlord_name: "Hausverwaltung Großmann & Söhne",
    landlord_email: life.landlordEmail,
    full_address: fullAddress(life),
    building_key: `${country}|${zip}|${city}|${street}|${life.streetNumber}`.toLowerCase(),
    unit_key: life.unitName.toLowerCase(),
    currency: "EUR",
    deposit_cents: 3 * life.rentCents,
    cold_rent_cents: life.rentCents,
    premium_cents: life.premiumCents,
    payment_period: life.period,
    insurance_start: coverStart ?? new Date(signed.at.getTime() + 14 * day).toISOString().slice(0, 10),
    insurance_end: null,
    card_method_id: `pm_${refId}`,
    card_refused_at: null,
    cash_return_on: null,
    signed_at: signed.at,
    answered_at: status === "SIGNED" ? null : signed.at,
    decline_reason: null,
    cover_start: coverStart,
    covered_until: coveredUntil,
    next_premium_number: (begun?.number ?? 0) + 1,
    next_premium_at: isOver || !begun ? null : atNight(begun.until),
    ends_at: null,
    premium_until: null,
    partner_id: dice.throw() < 0.1 ? "demo-partner" : null,
    kept_until: kept?.until ?? null,
    kept_because: kept?.because ?? null,
    forget_after: kept ? `${Number(last?.slice(0, 4)) + 3}-12-31` : null,
    forgotten_at: null,
  };
}

function stateOf(status: PolicyStatus): Pick<Row<"policy">, "cover_state" | "payment_state" | "leaving_state"> {
  const accepted = { cover_state: "ACCEPTED", payment_state: "PAID", leaving_state: "STAYING" } as const;
  if (status === "ACTIVE") return accepted;
  if (status === "PAST_DUE") return { ...accepted, payment_state: status };
  if (status === "CANCELLATION_REQUESTED") return { ...accepted, leaving_state: status };
  return { cover_state: status, payment_state: status === "ENDED" ? "PAID" : "UNCHARGED", leaving_state: "STAYING" };
}

export function evidenceRow(life: Signed, dice: Dice): Row<"policy_evidence"> {
  return {
    ref_id: life.refId,
    signed_at: life.signed.at,
    ip: "192.0.2.1",
    user_agent: "Mozilla/5.0",
    consents: JSON.stringify({ electronicCommunication: true }),
    decision_id: life.decisionId,
    tariff_version: "1",
    premium_cents: life.premiumCents,
    payment_period: life.period,
    answers: JSON.stringify(answersOf(life)),
    answers_hash: bytesOf(dice),
  };
}

export function policyHistoryRows({
  refId: ref_id,
  signed: { at, status, coveredUntil },
}: Signed): Row<"policy_history">[] {
  const row = { ref_id, at, cause: "tenant" as const, partner_id: null, from_status: null };
  const rows: Row<"policy_history">[] = [{ ...row, to_status: "SIGNED" }];
  if (status === "SIGNED") return rows;
  if (status === "DECLINED" || status === "WITHDRAWN")
    return [...rows, { ...row, from_status: "SIGNED", to_status: status }];
  rows.push({ ...row, cause: "landlord", from_status: "SIGNED", to_status: "ACCEPTED" });
  rows.push({ ...row, cause: "card", from_status: "ACCEPTED", to_status: "ACTIVE" });
  if (status !== "ACTIVE")
    rows.push({ ...row, at: coveredUntil ? atNight(coveredUntil) : now, from_status: "ACTIVE", to_status: status });
  return rows;
}

export function landlordWaitRow({ refId: ref_id, signed: { at, status } }: Signed): Row<"landlord_wait"> {
  const next = new Date(now.getTime() + 3 * day);
  return { ref_id, asked_at: at, reminders: status === "SIGNED" ? 1 : 2, next_at: status === "SIGNED" ? next : null };
}

export function ratingRow({ refId: ref_id, signed: { coverStart } }: Signed, dice: Dice): Row<"rating"> {
  const isRated = coverStart !== null && dice.throw() < 0.15;
  const stars = isRated ? 1 + dice.below(5) : null;
  return {
    ref_id,
    ask_at: null,
    rated_at: isRated ? atNight(coverStart) : null,
    landlord_rating: stars,
    provider_rating: stars,
    recommend: isRated ? stars !== 1 : null,
    message: isRated && dice.throw() < 0.2 ? "Schnell und unkompliziert – danke für alles!" : null,
  };
}

export function accountRows(life: Signed, dice: Dice) {
  const account_id = uuidOf(dice);
  const { email, refId: ref_id, signed } = life;
  const account: Row<"account"> = {
    id: account_id,
    email,
    email_key: email,
    password_hash: null,
    created_at: signed.at,
    deleted_at: null,
  };
  const policy: Row<"account_policy"> = { ref_id, account_id };
  return { account, policy };
}
