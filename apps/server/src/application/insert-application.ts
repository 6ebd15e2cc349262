import type { Insertable, Transaction } from "kysely";
import type { StoredAnswers } from "../platform/database/column-types.ts";
import type { Database } from "../platform/database/schema.ts";
import { contactKeys } from "./rules/contact-keys.ts";

type Row = Insertable<Database["application"]>;
type NewApplication = Pick<Row, "ref_id" | "country" | "locale"> &
  Partial<Pick<Row, "invited" | "employee_email_domain" | "last_completed_page" | "renewed_from">>;

/** Writes a new application and the first entry of its history. */
export async function insertApplication(
  transaction: Transaction<Database>,
  application: NewApplication,
  { answers, at, cause }: { answers: StoredAnswers; at: Date; cause: string },
): Promise<void> {
  const { ref_id, last_completed_page = null } = application;
  const stored = JSON.stringify(answers);
  await transaction
    .insertInto("application")
    .values({
      ...application,
      answers: stored,
      contact_keys: JSON.stringify(contactKeys(answers)),
      created_at: at,
      updated_at: at,
    })
    .execute();
  await transaction
    .insertInto("application_history")
    .values({ ref_id, version: 1, at, cause, change: stored, last_completed_page })
    .execute();
}
