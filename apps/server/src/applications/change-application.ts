import type { DocumentType, RefusalReason, RiskOutcome } from "@kautia/contract";
import type { Deps } from "../deps.ts";
import type { Application } from "./application.ts";

/** What an act after the questions writes. */
export interface Advance {
  /** Name of the call. */
  cause: string;
  /** Kept in the history. */
  change: object;
  /** What is left out stays as it is. */
  set: Partial<Pick<Application, "lastCompletedPage" | "consents" | "paymentPeriod" | "premiumCents" | "locale">>;
  /** The decision to store and to stand by from now on. */
  decision?: NewDecision;
}

/** A decision as its table names it. */
export interface NewDecision {
  id: string;
  outcome: RiskOutcome;
  reason: RefusalReason | null;
  required_documents: DocumentType[];
  rule_version: string;
  tariff_version: string;
  inputs: object;
  input_hash: string;
}

const statement = `
  WITH changed AS (
    UPDATE application SET version = version + 1, updated_at = $3, last_completed_page = $4, consents = $5,
      payment_period = $6, premium_cents = $7, locale = $8, decision_id = coalesce(($11::jsonb ->> 'id')::uuid, decision_id)
    WHERE ref_id = $1 AND version = $2 AND signed_at IS NULL
    RETURNING ref_id, version, last_completed_page
  ), history AS (
    INSERT INTO application_history (ref_id, version, at, cause, change, last_completed_page)
    SELECT ref_id, version, $3, $9, $10, last_completed_page FROM changed
  ), decided AS (
    INSERT INTO decision (id, ref_id, outcome, reason, required_documents, rule_version, tariff_version, inputs, input_hash, at)
    SELECT d.id, changed.ref_id, d.outcome, d.reason, d.required_documents, d.rule_version, d.tariff_version, d.inputs,
      d.input_hash, $3
    FROM changed, jsonb_populate_record(NULL::decision, $11::jsonb) AS d WHERE d.id IS NOT NULL
  )
  SELECT ref_id FROM changed`;

/**
 * Writes what was judged on `application` as it was read, in one statement. Answers false, having written nothing, when it
 * has changed since or was signed: read it again and judge anew.
 */
export async function changeApplication(
  { sql, clock }: Pick<Deps, "sql" | "clock">,
  application: Application,
  { cause, change, set, decision }: Advance,
): Promise<boolean> {
  const next = { ...application, ...set };
  const changed = await sql.query({
    name: "application-change",
    text: statement,
    values: [
      application.refId,
      application.version,
      clock.now(),
      next.lastCompletedPage,
      next.consents && JSON.stringify(next.consents),
      next.paymentPeriod,
      next.premiumCents,
      next.locale,
      cause,
      JSON.stringify(change),
      decision ? JSON.stringify(decision) : null,
    ],
  });
  return changed.length > 0;
}
