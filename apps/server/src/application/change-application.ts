import type { DecisionMaker, DocumentType, RefusalReason, ReviewCause, RiskOutcome } from "@kautia/contract";
import type { StaffAction } from "../platform/database/column-types.ts";
import type { Deps } from "../deps.ts";
import type { MailRow } from "../mails/index.ts";
import { eventId, findRental, insertEvent, toEventRow } from "../webhooks/index.ts";
import { findInvitingPartner } from "./find-inviting-partner.ts";
import { insertMail } from "./insert-mail.ts";
import { caseSearchText } from "./rules/case-search-text.ts";
import { contactKeys } from "./rules/contact-keys.ts";
import type { Application } from "./application.ts";

export interface ApplicationChange {
  /** The name of the API call, for the history. */
  cause: string;
  /** What the history records. */
  change: object;
  /** Omitted fields keep their value. */
  set: Partial<Application>;
  decision?: NewDecision | FollowingDecision;
  mail?: MailRow | undefined;
  /** A document type that the tenant must upload again; existing uploads no longer count. */
  supersedes?: DocumentType;
  act?: { staff_id: string; act: StaffAction; detail: object };
}

export interface NewDecision {
  id: string;
  outcome: RiskOutcome;
  reason: RefusalReason | null;
  required_documents: DocumentType[];
  rule_version: string;
  tariff_version: string;
  inputs: object;
  input_hash: string;
  made_by: DecisionMaker;
  review_cause: ReviewCause | null;
  /** The credit bureau's answer as received; null if it was not asked or did not answer. */
  bureau_answer: object | null;
}

/** A decision that replaces the decision `follows`. Its inputs and all omitted fields are copied from there. */
export type FollowingDecision = Pick<NewDecision, "id" | "outcome" | "reason" | "required_documents" | "made_by"> & {
  follows: string;
  staff_id?: string;
  note?: string | null;
  review_cause?: ReviewCause;
};

const changed = `
  WITH changed AS (
    UPDATE application SET version = version + 1, updated_at = $3, last_completed_page = $4, consents = $5,
      payment_period = $6, premium_cents = $7, locale = $8, country = $9, answers = $10, contact_keys = $11, decision_id = $12
    WHERE ref_id = $1 AND version = $2 AND signed_at IS NULL
    RETURNING ref_id, version, last_completed_page
  )`;
const history = `
  INSERT INTO application_history (ref_id, version, at, cause, change, last_completed_page)
  SELECT ref_id, version, $3, $13, $14, last_completed_page FROM changed RETURNING ref_id`;

const saveStatement = { name: "application-save", text: `${changed} ${history}` };

const changeStatement = {
  name: "application-change",
  text: `${changed}, history AS (${history}), decided AS (
    INSERT INTO decision (id, ref_id, outcome, reason, required_documents, rule_version, tariff_version, inputs, input_hash, at,
      made_by, staff_id, follows, note, review_cause, bureau_answer, opened_at)
    SELECT d.id, changed.ref_id, d.outcome, d.reason, d.required_documents, coalesce(d.rule_version, f.rule_version),
      coalesce(d.tariff_version, f.tariff_version), coalesce(d.inputs, f.inputs), coalesce(d.input_hash, f.input_hash), $3,
      d.made_by, d.staff_id, d.follows, d.note, coalesce(d.review_cause, f.review_cause),
      coalesce(d.bureau_answer, f.bureau_answer),
      CASE WHEN d.review_cause IS NULL THEN f.opened_at ELSE $3 END
    FROM changed CROSS JOIN jsonb_populate_record(NULL::decision, $15::jsonb) AS d LEFT JOIN decision f ON f.id = d.follows
    WHERE d.id IS NOT NULL
  ), ${findRental("changed")}, ${insertEvent("rental", "$21")}, mailed AS (${insertMail("changed", "$16")}
  ), acted AS (
    INSERT INTO staff_act (staff_id, at, act, ref_id, detail)
    SELECT s.staff_id, $3, s.act, changed.ref_id, s.detail
    FROM changed CROSS JOIN jsonb_populate_record(NULL::staff_act, $17::jsonb) AS s WHERE s.staff_id IS NOT NULL
  ), superseded AS (
    UPDATE document SET superseded_at = $3 FROM changed
    WHERE document.ref_id = changed.ref_id AND document.type = $18 AND superseded_at IS NULL
  ), worded AS (
    INSERT INTO case_words (ref_id, words)
    SELECT ref_id, search_words($19) FROM changed
    WHERE $19::text IS NOT NULL AND ($20 OR EXISTS (SELECT FROM case_words WHERE case_words.ref_id = changed.ref_id))
    ON CONFLICT (ref_id) DO UPDATE SET words = excluded.words
  )
  SELECT ref_id FROM changed`,
};

/**
 * Writes the change in one statement. Returns false and writes nothing if the application has changed since it was
 * read: the caller then reads and decides again (decision 0004).
 */
export async function changeApplication(
  { sql, clock }: Pick<Deps, "sql" | "clock">,
  application: Application,
  { cause, change, set, decision, mail, supersedes, act }: ApplicationChange,
): Promise<boolean> {
  const at = clock.now();
  const next = { ...application, ...set };
  const values = [
    application.refId,
    application.version,
    at,
    next.lastCompletedPage,
    next.consents && JSON.stringify(next.consents),
    next.paymentPeriod,
    next.premiumCents,
    next.locale,
    next.country,
    JSON.stringify(next.givenAnswers),
    JSON.stringify(contactKeys(next.givenAnswers)),
    decision?.id ?? next.decision?.id ?? null,
    cause,
    JSON.stringify(change),
  ];
  const becomesCase = decision !== undefined && ("follows" in decision || decision.outcome !== "QUOTE");
  const words = caseWordsToWrite(application, next, becomesCase);
  const isPlainSave = !decision && !mail && !act && !supersedes && words === null;
  const statement = isPlainSave
    ? { ...saveStatement, values }
    : {
        ...changeStatement,
        values: [
          ...values,
          toJson(decision),
          toJson(mail),
          toJson(act),
          supersedes ?? null,
          words,
          becomesCase,
          decision && (await findInvitingPartner({ sql }, next)) !== null ? eventOf(decision, at) : null,
        ],
      };
  return (await sql.query(statement)).length > 0;
}

function toJson(value: object | undefined): string | null {
  return value ? JSON.stringify(value) : null;
}

/** The words in which the desk will search for the case; null if they stay as they are, or if there is no case. */
function caseWordsToWrite(before: Application, next: Application, becomesCase: boolean): string | null {
  if (!becomesCase && !next.decision) return null;
  const words = caseSearchText(next.answers, next.refId);
  return becomesCase || words !== caseSearchText(before.answers, before.refId) ? words : null;
}

/** The webhook event for a decision, as JSON; null while a person has to decide. */
function eventOf({ id, outcome }: Pick<NewDecision, "id" | "outcome">, at: Date): string | null {
  if (outcome === "MANUAL_REVIEW") return null;
  const type = "application.decided";
  return toEventRow({ id: eventId(type, id), type, at, data: {} });
}
