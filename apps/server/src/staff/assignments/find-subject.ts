import { countries, type WorkKind } from "@kautia/contract";
import type { Kysely } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { isUuid } from "../../platform/rules/uuid.ts";

/** The application that work belongs to; null if it belongs to none. */
interface Subject {
  refId: string | null;
}
type Find = (db: Kysely<Database>, id: string) => Promise<Subject | undefined>;

const withUuid =
  (find: Find): Find =>
  async (db, id) =>
    isUuid(id) ? find(db, id) : undefined;
const inTable = (
  table: "claim" | "landlord_question" | "mail" | "moving_out" | "approval" | "amendment" | "unpaid_reminder",
): Find => withUuid((db, id) => db.selectFrom(table).select("ref_id as refId").where("id", "=", id).executeTakeFirst());

const findByKind: Record<WorkKind, Find> = {
  CASE: (db, id) =>
    db.selectFrom("decision").select("ref_id as refId").where("ref_id", "=", id).limit(1).executeTakeFirst(),
  CLAIM: inTable("claim"),
  MOVING_OUT: inTable("moving_out"),
  AMENDMENT: inTable("amendment"),
  UNPAID: inTable("unpaid_reminder"),
  QUESTION: inTable("landlord_question"),
  MAIL: inTable("mail"),
  LETTER: inTable("mail"),
  APPROVAL: inTable("approval"),
  WITHDRAWAL: withUuid(async (db, id) => {
    const declared = db.selectFrom("withdrawal_request").select("id").where("id", "=", id);
    return (await declared.executeTakeFirst()) && { refId: null };
  }),
  FOLLOW_UP: (db, id) =>
    isUuid(id)
      ? db
          .selectFrom("account_policy")
          .select("ref_id as refId")
          .where("account_id", "=", id)
          .limit(1)
          .executeTakeFirst()
      : db.selectFrom("policy").select("ref_id as refId").where("ref_id", "=", id).executeTakeFirst(),
  NOTICE: async (db, key) => {
    const country = countries.find((item) => key.startsWith(`${item}:`));
    if (!country) return undefined;
    const notices = db.selectFrom("payment_notice").select("id").where("country", "=", country);
    const id = key.slice(country.length + 1);
    return (await notices.where("id", "=", id).executeTakeFirst()) && { refId: null };
  },
  FAILED_WORK: async (db, id) => {
    const [task = "", ...key] = id.split(":");
    const failed = db.selectFrom("failed_work").select("key").where("task", "=", task);
    return (await failed.where("key", "=", key.join(":")).executeTakeFirst()) && { refId: null };
  },
};

/** What is assigned; undefined if there is nothing with this id. */
export function findSubject(
  db: Kysely<Database>,
  { kind, id }: { kind: WorkKind; id: string },
): Promise<Subject | undefined> {
  return findByKind[kind](db, id);
}
