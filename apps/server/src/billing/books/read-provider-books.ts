import { countries, type Country } from "@kautia/contract";
import { holdIfBehind } from "../hold/hold-if-behind.ts";
import type { WorkDeps } from "../../work-deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { isDatabaseUnavailable } from "../../platform/database/unavailable.ts";
import { bookMovement } from "./book-movement.ts";
import { afterSettling, requestReading } from "./request-reading.ts";
import { findNewestMovement, listNewMovements, storeMovements } from "./store-movements.ts";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { dueRows } from "../../platform/jobs/due-rows.ts";
import { day, earlier, hour, later, minute } from "../../platform/rules/durations.ts";

export type ReadingDeps = Pick<WorkDeps, "db" | "clock" | "random" | "log" | "payment" | "config">;

/**
 * In ms. After this time another worker takes over from one that died. Longer than `afterSettling`, so that a charge
 * settled during a reading can still request an earlier one.
 */
const lease = 2 * afterSettling;
/** In ms. How soon to retry when the provider does not answer. */
const retryAfter = 15 * minute;
/** In ms. How soon to check again when the provider lists a charge whose result we do not have yet. */
const waitingAgainAfter = 6 * hour;
/** In ms. Account holders can return a debit for eight weeks; one more day for the provider to list it. */
const returnPeriod = 57 * day;

interface Reading {
  /** When money last moved; null if it never did. */
  newest: Date | null;
  /** Movements whose charge has no result yet. */
  waiting: number;
}

export const accountsToRead = dueRows({ from: sql`provider_account`, key: sql`country`, at: sql`read_at` });

/** Reads the provider accounts that are due and books their new movements. Returns the number of accounts. */
export async function readProviderBooks(deps: ReadingDeps, accounts: readonly string[]): Promise<number> {
  const { db, clock, log } = deps;
  const now = clock.now();
  const leasedUntil = later(now, lease);
  const due = await db
    .updateTable("provider_account")
    .set({ read_at: leasedUntil })
    .where(
      "country",
      "in",
      countries.filter((country) => accounts.includes(country)),
    )
    .where(accountsToRead.isDue(now))
    .returning("country")
    .execute();
  for (const { country } of due) {
    try {
      const reading = await readAccount(deps, country);
      const pause = pauseAfter(reading, now) ?? ((await mayBeReturned(db, country, now)) ? day : null);
      await db
        .updateTable("provider_account")
        .set({ read_at: pause === null ? null : later(now, pause) })
        .where("country", "=", country)
        .where("read_at", "=", leasedUntil)
        .execute();
    } catch (error) {
      log.warn({ country, error: String(error) }, "the provider's books could not be read; will retry");
      await requestReading(db, country, later(now, retryAfter));
    }
  }
  return due.length;
}

/** Reads all accounts now and books what is new. False if a provider does not answer. */
export async function readBooksNow(deps: ReadingDeps): Promise<boolean> {
  try {
    for (const country of countries) await readAccount(deps, country);
    return true;
  } catch (error) {
    deps.log.warn({ error: String(error) }, "the provider's books could not be read");
    return false;
  }
}

/**
 * In ms; null if nothing but a webhook asks for the next reading. Webhooks may get lost, so an account with a recent
 * movement is read daily anyway.
 */
function pauseAfter({ newest, waiting }: Reading, now: Date): number | null {
  if (waiting > 0) return waitingAgainAfter;
  return newest !== null && now.getTime() - newest.getTime() < day ? day : null;
}

/** Whether a debit may still be returned by the account holder. */
async function mayBeReturned(db: Kysely<Database>, country: Country, now: Date): Promise<boolean> {
  const debit = await db
    .selectFrom("charge_attempt")
    .innerJoin("payment_method as method", "method.method_id", "charge_attempt.method_id")
    .innerJoin("policy", "policy.ref_id", "method.ref_id")
    .select("charge_attempt.id")
    .where("charge_attempt.status", "=", "SUCCEEDED")
    .where("charge_attempt.answered_at", ">", earlier(now, returnPeriod))
    .where("method.kind", "=", "sepa_debit")
    .where("policy.country", "=", country)
    .limit(1)
    .executeTakeFirst();
  return debit !== undefined;
}

async function readAccount(deps: ReadingDeps, country: Country): Promise<Reading> {
  const { db } = deps;
  const movements = await listNewMovements(deps, country, null);
  if (await holdIfBehind(deps, country, movements)) return { newest: null, waiting: 1 };
  await inTransaction(db, (transaction) => storeMovements(transaction, deps, country, movements));
  const unbooked = await db
    .selectFrom("provider_movement")
    .select("id")
    .where("country", "=", country)
    .where("booked_at", "is", null)
    .orderBy("position")
    .execute();
  let waiting = 0;
  for (const { id } of unbooked) if (!(await tryToBook(deps, id))) waiting += 1;
  return { newest: await findNewestMovement(db, country), waiting };
}

/** A movement that cannot be booked stops no other. It stays a difference of the books, and is tried again. */
async function tryToBook(deps: ReadingDeps, id: string): Promise<boolean> {
  try {
    return await bookMovement(deps, id);
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    deps.log.error({ movement: id, error: String(error) }, "a movement of the provider's books could not be booked");
    return false;
  }
}
