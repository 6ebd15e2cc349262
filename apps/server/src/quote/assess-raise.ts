import { checkDeposit, type CoTenant, type FieldError, fieldError, fromCents, looksMonthly } from "@kautia/contract";
import type { Kysely } from "kysely";
import type { Deps } from "../deps.ts";
import type { Assessment } from "../platform/database/column-types.ts";
import type { Database } from "../platform/database/schema.ts";
import { type Refusal, refuse, refuseFields } from "../platform/http/refusal.ts";
import { type Policy, readSignedAnswers } from "../policy/index.ts";
import { countCheck } from "./count-check.ts";
import { findOutcome } from "./find-outcome.ts";
import { readRiskInput } from "./risk-input.ts";

/** The new deposit, and answers that have changed since the signature. In cents. */
export interface Raise {
  depositCents: number;
  coldRentCents: number | null;
  /** Of all tenants. */
  grossIncomeCents: number | null;
  /** The first tenant, whose name or birth date may have been corrected. */
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
  const answers = await readSignedAnswers(deps.db, policy);
  const signed = readRiskInput({
    answers: { ...answers, coTenants: await readCoTenantsNow(deps.db, refId, answers.coTenants ?? []) },
  });
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

/** Today's co-tenants with the incomes that they gave when they signed; 0 for those who joined later and gave none. */
async function readCoTenantsNow(db: Kysely<Database>, refId: string, signed: readonly CoTenant[]): Promise<CoTenant[]> {
  const rows = await db
    .selectFrom("co_tenant")
    .select(["first_name as firstName", "last_name as lastName", "birth_date as birthDate", "email"])
    .where("ref_id", "=", refId)
    .where("state", "=", "SIGNED")
    .orderBy("position")
    .execute();
  return rows.map((row) => {
    const said = signed.find(
      ({ firstName, lastName, birthDate }) =>
        firstName === row.firstName && lastName === row.lastName && birthDate === row.birthDate,
    );
    return { ...row, grossIncome: said?.grossIncome ?? 0 };
  });
}
