import type { Kysely, Transaction } from "kysely";
import type { Deps } from "../deps.ts";
import type { Database } from "../platform/database/schema.ts";
import { type Policy, readLandlordName } from "../policy/index.ts";
import { partnerName, staffName } from "../views/names.ts";
import { scanOf } from "../views/scans.ts";
import { isPayee } from "./rules/payee.ts";

/**
 * The holder of the account, if it is neither the landlord, their property manager nor somebody agreed in writing; else
 * null. The landlord's link alone does not make anybody the payee, not even by a name that was missing.
 */
export async function findUnagreedPayee(db: Kysely<Database>, policy: Policy, holder: string): Promise<string | null> {
  const { ref_id, landlord_name } = policy;
  const { isUnproven } = await readLandlordName(db, policy);
  const partner = db
    .selectFrom("policy")
    .select(({ ref }) => partnerName(ref("partner_id")).as("name"))
    .where("ref_id", "=", ref_id);
  const agreed = await readAgreedPayees(db, ref_id);
  const payees = [
    isUnproven ? null : landlord_name,
    (await partner.executeTakeFirst())?.name,
    ...agreed.map(({ name }) => name),
  ];
  return payees.some((name) => name && isPayee(holder, name)) ? null : holder;
}

/** Who may receive payouts besides the landlord, in the order in which it was recorded. */
export function readAgreedPayees(db: Kysely<Database>, refId: string) {
  return db
    .selectFrom("agreed_payee as p")
    .select(["p.name", "p.reason", "p.at", ({ ref }) => staffName(ref("p.staff_id")).$notNull().as("by")])
    .select(({ ref }) => scanOf(ref("p.document_id")).as("scan"))
    .where("p.ref_id", "=", refId)
    .orderBy("p.at")
    .orderBy("p.id")
    .execute();
}

export async function recordAgreedPayee(
  transaction: Transaction<Database>,
  { clock, random }: Pick<Deps, "clock" | "random">,
  payee: { refId: string; name: string; reason: string; staffId: string; scanId: string | null },
): Promise<void> {
  const { refId: ref_id, staffId: staff_id, scanId: document_id, ...agreed } = payee;
  await transaction
    .insertInto("agreed_payee")
    .values({ ...agreed, ref_id, staff_id, document_id, id: random.uuid(), at: clock.now() })
    .execute();
}
