import type { CallAnswer, getOwnData } from "@kautia/contract";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import type { Deps } from "../../deps.ts";
import type { Account } from "../session.ts";
import { findChargeAttemptIds, idTypes, landlordsMailKinds, personalTables } from "../../retention/index.ts";

type Row = Record<string, unknown>;

/** Reads all personal data of an account from one database snapshot, without hashes and internals. */
export async function collectOwnData(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { id, email }: Pick<Account, "id" | "email">,
): Promise<CallAnswer<typeof getOwnData>> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (transaction) => {
      const application = await findApplications(transaction, id, email);
      const claim = await findClaims(transaction, application);
      const charge = await findChargeAttemptIds(transaction, application);
      const ids = { account: [id], application, charge, claim };
      const tables: Record<string, Row[]> = {};
      for (const [name, { column, owner, hide = [] }] of Object.entries(personalTables)) {
        const { rows } = await sql<Row>`
          SELECT * FROM ${sql.table(name)} WHERE ${sql.ref(column)} = ANY(${ids[owner]}::${sql.raw(idTypes[owner])}[])`.execute(
          transaction,
        );
        if (rows.length > 0) tables[name] = oldestFirst(rows.map((row) => withoutHidden(name, row, hide)));
      }
      return { madeAt: clock.now().toISOString(), email, tables };
    });
}

/** The account's policies, and unsigned applications with its email address. */
export async function findApplications(db: Kysely<Database>, id: string, email: string): Promise<string[]> {
  const { rows } = await sql<{ ref_id: string }>`
    SELECT ref_id FROM account_policy WHERE account_id = ${id}
    UNION SELECT ref_id FROM application
      WHERE contact_keys ->> 'tenantEmail' = ${email.toLowerCase()} AND signed_at IS NULL`.execute(db);
  return rows.map(({ ref_id }) => ref_id);
}

/** Locks the unsigned applications of a mailbox, so that none is signed until the transaction ends. */
export async function lockOpenApplications(transaction: Transaction<Database>, email: string): Promise<void> {
  await sql`
    SELECT ref_id FROM application WHERE contact_keys ->> 'tenantEmail' = ${email.toLowerCase()} AND signed_at IS NULL
    ORDER BY ref_id FOR UPDATE`.execute(transaction);
}

async function findClaims(db: Kysely<Database>, refIds: string[]): Promise<string[]> {
  if (refIds.length === 0) return [];
  const rows = await db.selectFrom("claim").select("id").where("ref_id", "in", refIds).execute();
  return rows.map(({ id }) => id);
}

function withoutHidden(table: string, row: Row, hide: readonly string[]): Row {
  const isLandlords = table === "mail" && landlordsMailKinds.some((kind) => kind === row["kind"]);
  const hidden = isLandlords ? [...hide, "data"] : hide;
  const shown = Object.entries(row).filter(([name, value]) => !hidden.includes(name) && !(value instanceof Uint8Array));
  return Object.fromEntries(shown);
}

/** Sorts rows by their time, in whichever column it is, and then by content, so that the order is always the same. */
function oldestFirst(rows: readonly Row[]): Row[] {
  const keyOf = (row: Row) => {
    const time = [row["at"], row["created_at"], row["signed_at"]].find((value) => value instanceof Date);
    return `${time instanceof Date ? time.toISOString() : ""} ${JSON.stringify(row)}`;
  };
  const keyed = rows.map((row) => ({ row, key: keyOf(row) }));
  return keyed.toSorted((one, other) => (one.key < other.key ? -1 : 1)).map(({ row }) => row);
}
