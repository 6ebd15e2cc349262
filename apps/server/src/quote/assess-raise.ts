import { checkDeposit, type FieldError, fieldError, fromCents, looksMonthly } from "@kautia/contract";
import type { Deps } from "../deps.ts";
import type { Assessment } from "../platform/database/column-types.ts";
import { type Refusal, refuse, refuseFields } from "../platform/http/refusal.ts";
import { type Policy, readSignedAnswers } from "../policy/index.ts";
import { countCheck } from "./count-check.ts";
import { findOutcome } from "./find-outcome.ts";
import { readRiskInput } from "./risk-input.ts";

/** The new deposit, and answers that have changed since the signature. In cents. */
export interface Raise {
  depositCents: number;
  coldRentCents: number | null;
  grossIncomeCents: number | null;
  /** The tenant, whose name or birth date may have been corrected. */
  person: { firstName: string; lastName: string; birthDate: string | null };
}

/**
 * Runs the risk check of an application over a higher deposit of a signed contract. It may ask the bureau, so no
 * transaction may be open. Errors concern fields of `change`.
 */
export async function assessRaise(
  deps: Pick<Deps, "db" | "clock" | "bureau" | "config" | "usageLimits">,
  policy: Policy,
  { depositCents, coldRentCents, grossIncomeCents, person }: Raise,
  /** The network that asks; null for the desk. */
  ip: string | null,
): Promise<Assessment | Refusal> {
  const { ref_id: refId, country, insurance_start: insuranceStart } = policy;
  // Only somebody alone can ask. Those who signed together with them have left since, with their incomes.
  const answers = { ...(await readSignedAnswers(deps.db, policy)), coTenants: [] };
  const signed = readRiskInput({ answers });
  // Signed before we asked for what the rules need.
  if (!signed) return refuse("RISK_REFUSED");
  const input = {
    ...signed,
    firstName: person.firstName,
    lastName: person.lastName,
    birthDate: person.birthDate ?? signed.birthDate,
    insuranceStart,
    depositCents,
    coldRentCents: coldRentCents ?? signed.coldRentCents,
    grossIncomeCents: grossIncomeCents ?? signed.grossIncomeCents,
  };
  const product = deps.config.products[country];
  const wrong: FieldError[] = checkDeposit(fromCents(depositCents), fromCents(input.coldRentCents), product).map(
    (error) => ({ ...error, path: "change.depositAmount" }),
  );
  if (grossIncomeCents !== null && looksMonthly(fromCents(grossIncomeCents))) {
    const income = { monthly: fromCents(grossIncomeCents), yearly: fromCents(grossIncomeCents * 12) };
    wrong.push(fieldError("change.grossIncome", "INCOME_LOOKS_MONTHLY", income));
  }
  if (wrong.length > 0) return refuseFields(wrong);
  const tooMany = await countCheck(deps, { refId, ip });
  if (tooMany) return tooMany;
  const found = await findOutcome(deps, { refId, country }, input);
  return {
    outcome: found.outcome,
    reason: found.reason,
    requiredDocuments: found.required_documents,
    ruleVersion: found.rule_version,
    bureauAnswer: found.bureau_answer,
    inputs: found.inputs,
    at: deps.clock.now().toISOString(),
  };
}
