import { CompiledQuery, sql, type Transaction } from "kysely";
import type { Deps } from "../deps.ts";
import { type NewMail, writeMail } from "../mails/index.ts";
import { ConflictError, inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { eventId, writeEvent } from "../webhooks/index.ts";
import { findInvitingPartner } from "./find-inviting-partner.ts";
import { lockUnchanged } from "./lock-unsigned.ts";
import { contactKeys } from "./rules/contact-keys.ts";
import { writeSearchKeys } from "./write-search-keys.ts";
import type { Application } from "./application.ts";
import { type FollowingDecision, type NewDecision, writeDecision } from "./write-decision.ts";

export interface ApplicationChange {
  /** The name of the API call, for the history. */
  cause: string;
  /** What the history records. */
  change: object;
  /** Omitted fields keep their value. */
  set: Partial<Application>;
  decision?: NewDecision | FollowingDecision;
  mail?: NewMail | null;
  /** Writes other modules' rows in the same transaction. */
  also?(transaction: Transaction<Database>): Promise<void>;
}

/** One statement, because most saves need no other: it takes one round trip where a transaction takes four. */
const save = {
  name: "application-save",
  text: `
  WITH changed AS (
    UPDATE application SET version = version + 1, updated_at = $3, last_completed_page = $4, consents = $5,
      payment_period = $6, premium_cents = $7, locale = $8, country = $9, answers = $10, contact_keys = $11, decision_id = $12
    WHERE ref_id = $1 AND version = $2 AND signed_at IS NULL
    RETURNING ref_id, version, last_completed_page
  )
  INSERT INTO application_history (ref_id, version, at, cause, change, last_completed_page)
  SELECT ref_id, version, $3, $13, $14, last_completed_page FROM changed RETURNING ref_id`,
};

export type ChangeDeps = Pick<Deps, "db" | "sql" | "clock" | "random">;

/** Writes the change. Throws a ConflictError and writes nothing if the application has changed since it was read. */
export async function changeApplication(
  deps: ChangeDeps,
  application: Application,
  change: ApplicationChange,
): Promise<void> {
  const { decision, mail, also } = change;
  if (decision || mail || also || changesSearchText(application, change))
    await inTransaction(deps.db, (transaction) => changeApplicationIn(transaction, deps, application, change));
  else refuseConflict(await deps.sql.query({ ...save, values: valuesOf(application, change, deps.clock.now()) }));
}

/** Like `changeApplication`, within a transaction. */
export async function changeApplicationIn(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock" | "random">,
  application: Application,
  change: ApplicationChange,
): Promise<void> {
  const at = deps.clock.now();
  const { refId } = application;
  const { decision, mail, also } = change;
  const next = { ...application, ...change.set };
  if (decision) {
    // The application refers to its decision, so the decision is written first, but only under the application's lock.
    await lockUnchanged(transaction, application);
    await writeDecision(transaction, refId, decision, at);
  }
  const values = valuesOf(application, change, at);
  refuseConflict((await transaction.executeQuery(CompiledQuery.raw(save.text, values))).rows);
  const becomesCase = decision !== undefined && ("follows" in decision || decision.outcome !== "QUOTE");
  if (becomesCase || changesSearchText(application, change)) {
    await writeCaseWords(transaction, next, { becomesCase });
    await writeSearchKeys(transaction, refId);
  }
  if (mail) await writeMail(transaction, deps, mail);
  await also?.(transaction);
  if (decision && decision.outcome !== "MANUAL_REVIEW" && (await findInvitingPartner(transaction, next)) !== null) {
    const type = "application.decided";
    await writeEvent(transaction, refId, { id: eventId(type, decision.id), type, at, data: {} });
  }
}

function valuesOf(application: Application, { cause, change, set, decision }: ApplicationChange, at: Date) {
  const next = { ...application, ...set };
  return [
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
}

function changesSearchText(application: Application, { set }: ApplicationChange): boolean {
  const next = { ...application, ...set };
  return next.decision !== null && foundBy(next) !== foundBy(application);
}

/** Everything by which the desk finds an application, as text. */
function foundBy(application: Application): string {
  const { userInfo, landlordInfo, rentContractId } = application.answers;
  const { phone, birthDate, address } = userInfo ?? {};
  return JSON.stringify([
    searchText(application),
    phone,
    birthDate,
    address?.fullAddress,
    landlordInfo,
    rentContractId,
  ]);
}

function refuseConflict(written: readonly unknown[]): void {
  if (written.length === 0) throw new ConflictError("the application has changed since it was read");
}

/** The text in which the desk searches for a case. */
function searchText({ answers, refId }: Application): string {
  const people = [answers.userInfo, ...(answers.coTenants ?? [])];
  const words = people.flatMap((person) => [person?.firstName, person?.lastName, person?.email]);
  return [...words, answers.address?.fullAddress, refId].filter(Boolean).join(" ");
}

/** The words by which the desk finds the case. An application that was never a case has none. */
async function writeCaseWords(
  transaction: Transaction<Database>,
  application: Application,
  { becomesCase }: { becomesCase: boolean },
): Promise<void> {
  const ref_id = application.refId;
  const words = sql<string>`search_words(${searchText(application)})`;
  if (becomesCase)
    await transaction
      .insertInto("case_words")
      .values({ ref_id, words })
      .onConflict((conflict) => conflict.column("ref_id").doUpdateSet({ words }))
      .execute();
  else await transaction.updateTable("case_words").set({ words }).where("ref_id", "=", ref_id).execute();
}
