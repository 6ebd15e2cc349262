import type { Kysely, Transaction } from "kysely";
import type { Deps } from "../deps.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { lockPolicy } from "../policy/index.ts";
import type { SanctionedParty, SanctionsAnswer } from "./ports.ts";
import { day, earlier } from "../platform/rules/durations.ts";

/** A check is good for a day: lists change. */
const goodFor = day;

/**
 * Asks whether these names are on a list, and keeps the answers. False if the source gives no answer, so that nothing is
 * paid. Asks outside a transaction, because a provider may be slow.
 */
export async function checkNames(
  deps: Pick<Deps, "db" | "clock" | "random" | "sanctions">,
  refId: string,
  names: readonly string[],
): Promise<boolean> {
  for (const name of new Set(names)) {
    const found = await deps.sanctions.find(name);
    if (!found) return false;
    await inTransaction(deps.db, (transaction) => keepCheck(transaction, deps, { refId, name, ...found }));
  }
  return true;
}

async function keepCheck(
  transaction: Transaction<Database>,
  { clock, random, sanctions }: Pick<Deps, "clock" | "random" | "sanctions">,
  { refId, name, asOf, parties }: SanctionsAnswer & { refId: string; name: string },
): Promise<void> {
  await lockPolicy(transaction, refId);
  const cleared = await readCleared(transaction, refId, name);
  await transaction
    .updateTable("sanctions_check")
    .set({ open: false })
    .where("ref_id", "=", refId)
    .where("name", "=", name)
    .where("open", "=", true)
    .execute();
  await transaction
    .insertInto("sanctions_check")
    .values({
      id: random.uuid(),
      ref_id: refId,
      name,
      source: sanctions.source,
      as_of: asOf,
      at: clock.now(),
      parties: JSON.stringify(parties),
      open: parties.some(({ id }) => !cleared.has(id)),
    })
    .execute();
}

/** Listed parties that two people have found to be somebody else. */
async function readCleared(db: Kysely<Database>, refId: string, name: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom("sanctions_check")
    .select("parties")
    .where("ref_id", "=", refId)
    .where("name", "=", name)
    .where("cleared_at", "is not", null)
    .execute();
  return new Set(rows.flatMap(({ parties }) => parties.map(({ id }) => id)));
}

export interface SanctionsHit {
  id: string;
  name: string;
  parties: SanctionedParty[];
}

/** What two people must clear before money is paid under this policy. */
export async function findHits(db: Kysely<Database>, refId: string): Promise<SanctionsHit[]> {
  return db
    .selectFrom("sanctions_check")
    .select(["id", "name", "parties"])
    .where("ref_id", "=", refId)
    .where("open", "=", true)
    .orderBy("at")
    .execute();
}

/** Whether each of these names was checked within a day. */
export async function areChecked(
  db: Kysely<Database>,
  { clock }: Pick<Deps, "clock">,
  refId: string,
  names: readonly string[],
): Promise<boolean> {
  const rows = await db
    .selectFrom("sanctions_check")
    .select("name")
    .where("ref_id", "=", refId)
    .where("at", ">", earlier(clock.now(), goodFor))
    .execute();
  return names.every((name) => rows.some((row) => row.name === name));
}

/** Records that the parties of a hit are other people. False if it is no longer open. The caller has locked the policy. */
export async function clearHit(
  transaction: Transaction<Database>,
  { clock }: Pick<Deps, "clock">,
  { id, staffId, reason }: { id: string; staffId: string; reason: string },
): Promise<boolean> {
  const cleared = await transaction
    .updateTable("sanctions_check")
    .set({ open: false, cleared_at: clock.now(), cleared_by: staffId, cleared_because: reason })
    .where("id", "=", id)
    .where("open", "=", true)
    .returning("id")
    .executeTakeFirst();
  return cleared !== undefined;
}
