import { type CalendarDate, type Language } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { CoTenantConsents } from "../platform/database/column-types.ts";
import type { Database } from "../platform/database/schema.ts";
import type { Random } from "../platform/random.ts";
import { deleteLinks } from "../access/index.ts";

interface Joining {
  refId: string;
  /** The number of the terms that name them. */
  joined_terms: number;
  person: { firstName: string; lastName: string; birthDate: CalendarDate; email: string };
  askedAt: Date;
  signed: {
    at: Date;
    ip: string | null;
    userAgent: string | null;
    consents: Required<CoTenantConsents>;
    language: Language;
  };
}

/** Adds somebody who has signed to a contract that is running. Returns their id. */
export async function joinContract(
  transaction: Transaction<Database>,
  random: Random,
  { refId, joined_terms, person, askedAt, signed }: Joining,
): Promise<string> {
  const { last } = await transaction
    .selectFrom("co_tenant")
    .select(({ fn }) => fn.max<number | null>("position").as("last"))
    .where("ref_id", "=", refId)
    .executeTakeFirstOrThrow();
  const id = random.uuid();
  await transaction
    .insertInto("co_tenant")
    .values({
      id,
      ref_id: refId,
      // The place of somebody who left stays theirs.
      position: (last ?? 0) + 1,
      first_name: person.firstName,
      last_name: person.lastName,
      birth_date: person.birthDate,
      email: person.email,
      language: signed.language,
      state: "SIGNED",
      invited_at: askedAt,
      mailed_at: askedAt,
      answered_at: signed.at,
      ip: signed.ip,
      user_agent: signed.userAgent,
      consents: JSON.stringify(signed.consents),
      joined_terms,
    })
    .execute();
  return id;
}

/** Lets somebody go with the terms of this number. The row stays: they signed the contract. */
export async function leaveContract(transaction: Transaction<Database>, id: string, left_terms: number): Promise<void> {
  await transaction.updateTable("co_tenant").set({ state: "LEFT", left_terms }).where("id", "=", id).execute();
  await deleteLinks(transaction, ["co-tenant"], [id]);
}
