import type { Country, LastCompletedPage, Locale } from "@kautia/contract";
import type { Deps } from "../deps.ts";
import type { StoredAnswers } from "../domain/stored-answers.ts";
import { essentialPaths, quotePaths } from "../domain/answer-paths.ts";
import { contactKeys } from "../domain/contact-keys.ts";
import type { Application } from "./application.ts";
import { applicationColumns, type ApplicationRow, toApplication } from "./find-application.ts";
import { hashToken, tokenTimes } from "./tokens.ts";

/** One save of a step. */
export interface Change {
  /** Name of the call. */
  cause: string;
  answers: StoredAnswers;
  /** Only if the application is of this country: what was checked holds for it. */
  onlyFor?: Country;
  /** Moves the application to another country, as long as no home has been named: the home's country decides (decision 0014). */
  country?: Country | null;
  locale: Locale | null;
  /** The progress of a save that completes the questions, for which the essential ones must be answered. */
  completes?: "TENANT_DETAILS" | "INVITATION_DETAILS" | null;
  /** Whether the application is to be answered, too. */
  reads?: boolean;
}

export type SaveRefusal =
  | "TOKEN_UNKNOWN"
  | "APPLICATION_LOCKED"
  | "EMAIL_ONBOARDING_MUST_BE_DIFFERENT"
  | "PHONE_NUMBER_ONBOARDING_MUST_BE_DIFFERENT"
  | "INVALID_EMPLOYEE_EMAIL"
  | "STEP_NOT_ALLOWED"
  | "PROPERTY_HAS_ACTIVE_POLICY"
  /** Not for `onlyFor`: the application is of another country. */
  | "OTHER_COUNTRY";

export type SaveOutcome =
  /** With the application as it now is, where it was asked for. */
  | { saved: true; lastCompletedPage: LastCompletedPage | null; application: Application | null }
  | { saved: false; refusal: SaveRefusal };

/**
 * Everything that a save does, in one round trip: finds the application by its token, locks it, judges the change, writes
 * it with its history, prolongs the token. Two saves at once wait for one another at the lock; none is lost.
 */
const writes = `
  WITH found AS MATERIALIZED (
    SELECT a.*, a AS before, merge_answers(a.answers, $5::jsonb) AS new_answers, a.contact_keys || $6::jsonb AS new_keys
    FROM application_token t JOIN application a USING (ref_id)
    WHERE t.token_hash = $1 AND t.last_used_at > $3
    FOR UPDATE OF a
  ), judged AS MATERIALIZED (
    SELECT f.*, new_country,
      CASE
        WHEN signed_at IS NOT NULL THEN 'APPLICATION_LOCKED'
        WHEN country <> $8 THEN 'OTHER_COUNTRY'
        WHEN new_keys ->> 'tenantEmail' = new_keys ->> 'landlordEmail' THEN 'EMAIL_ONBOARDING_MUST_BE_DIFFERENT'
        WHEN new_keys ->> 'tenantPhone' = new_keys ->> 'landlordPhone' THEN 'PHONE_NUMBER_ONBOARDING_MUST_BE_DIFFERENT'
        WHEN $6::jsonb ? 'tenantEmail' AND employee_email_domain IS NOT NULL
          AND split_part(new_keys ->> 'tenantEmail', '@', 2) IS DISTINCT FROM employee_email_domain THEN 'INVALID_EMPLOYEE_EMAIL'
        WHEN $11::text IS NOT NULL AND answers_lack(effective, $12) THEN 'STEP_NOT_ALLOWED'
        WHEN $14 AND home_is_taken(effective #> '{address,address}', new_keys ->> 'tenantEmail')
          THEN 'PROPERTY_HAS_ACTIVE_POLICY'
      END AS refusal,
      decision_id IS NOT NULL AND (country <> new_country
        OR answers_differ(effective_answers(answers), effective, $13)) AS drops,
      coalesce(last_completed_page, $11) AS new_page
    FROM found f
      CROSS JOIN LATERAL (SELECT effective_answers(new_answers) AS effective) AS e
      CROSS JOIN LATERAL (SELECT coalesce(effective #>> '{address,address,country}', $9, country) AS new_country) AS c
  ), changed AS (
    UPDATE application a SET
      answers = j.new_answers,
      contact_keys = j.new_keys,
      country = j.new_country,
      locale = coalesce($10, j.locale),
      version = j.version + 1,
      updated_at = $2,
      last_completed_page = CASE WHEN j.drops THEN 'TENANT_DETAILS' ELSE j.new_page END,
      decision_id = CASE WHEN j.drops THEN NULL ELSE j.decision_id END,
      consents = CASE WHEN j.drops THEN NULL ELSE j.consents END,
      payment_period = CASE WHEN j.drops THEN NULL ELSE j.payment_period END,
      premium_cents = CASE WHEN j.drops THEN NULL ELSE j.premium_cents END
    FROM judged j
    WHERE a.ref_id = j.ref_id AND j.refusal IS NULL
      AND (j.new_answers, j.new_page, j.new_country, coalesce($10, j.locale))
        IS DISTINCT FROM (j.answers, j.last_completed_page, j.country, j.locale)
    RETURNING a.ref_id, a.version, a.last_completed_page, a AS after
  ), history AS (
    INSERT INTO application_history (ref_id, version, at, cause, change, last_completed_page)
    SELECT ref_id, version, $2, $7, $5::jsonb, last_completed_page FROM changed
  ), touched AS (
    UPDATE application_token SET last_used_at = $2 WHERE token_hash = $1 AND last_used_at > $3 AND last_used_at < $4
  )
  `;

const saves = {
  name: "application-save",
  text: `${writes} SELECT j.refusal,
    CASE WHEN c.ref_id IS NULL THEN j.last_completed_page ELSE c.last_completed_page END AS last_completed_page
  FROM judged j LEFT JOIN changed c USING (ref_id)`,
};

/** The same, and answers the whole application as it now is. */
const savesAndReads = {
  name: "application-save-and-read",
  text: `${writes} SELECT j.refusal, ${applicationColumns}
  FROM judged j LEFT JOIN changed c USING (ref_id)
    CROSS JOIN LATERAL (SELECT (coalesce(c.after, j.before)).*) AS a
    LEFT JOIN decision d ON d.id = a.decision_id`,
};

interface Refused {
  refusal: SaveRefusal | null;
}

/** Saves a change, or says why not; nothing is ever half saved. */
export async function saveChange(
  deps: Pick<Deps, "sql" | "clock">,
  token: string,
  change: Change,
): Promise<SaveOutcome> {
  const { answers, cause, onlyFor = null, country = null, locale, completes = null, reads = false } = change;
  const now = deps.clock.now();
  const { dead, touch } = tokenTimes(now);
  const [row] = await deps.sql.query<ApplicationRow & Refused>({
    ...(reads ? savesAndReads : saves),
    values: [
      hashToken(token),
      now,
      dead,
      touch,
      JSON.stringify(answers),
      JSON.stringify(contactKeys(answers)),
      cause,
      onlyFor,
      country,
      locale,
      completes,
      essentialPaths,
      quotePaths,
      namesHome(change),
    ],
  });
  if (!row) return { saved: false, refusal: "TOKEN_UNKNOWN" };
  if (row.refusal) return { saved: false, refusal: row.refusal };
  return { saved: true, lastCompletedPage: row.last_completed_page, application: reads ? toApplication(row) : null };
}

/** Whether the save says, or may come to say, which home is to be insured; it may not be another tenant's (decision 0100). */
function namesHome({ answers, completes }: Change): boolean {
  const { address, existingRent, userInfo } = answers;
  if (completes === "INVITATION_DETAILS") return true;
  return address !== undefined || existingRent === true || userInfo?.address !== undefined;
}
