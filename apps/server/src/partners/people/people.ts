import type { addPartnerPerson, CallInput, Country, PartnerPerson } from "@kautia/contract";
import type { Transaction } from "kysely";
import { deleteLinks, endSessions, linkKindsOf } from "../../access/index.ts";
import type { Deps } from "../../deps.ts";
import { writeMail } from "../../mails/index.ts";
import { lockByName } from "../../platform/database/lock-by-name.ts";
import type { Database } from "../../platform/database/schema.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { isUuid } from "../../platform/rules/uuid.ts";

/** The partner's people, by name. */
export async function listPeople({ db }: Pick<Deps, "db">, partnerId: string): Promise<PartnerPerson[]> {
  const rows = await db
    .selectFrom("partner_person")
    .select(["id", "name", "email", "language", "added_at"])
    .where("partner_id", "=", partnerId)
    .where("removed_at", "is", null)
    .orderBy("name")
    .orderBy("id")
    .execute();
  return rows.map(({ added_at, ...person }) => ({ ...person, addedAt: added_at.toISOString() }));
}

/**
 * Makes removals by the partner's people wait for each other. Returns false if the person `by` was removed meanwhile: if
 * two people remove each other, one must remain.
 */
export async function mayRemovePeople(
  transaction: Transaction<Database>,
  partnerId: string,
  by: string,
): Promise<boolean> {
  await lockByName(transaction, `people of partner ${partnerId}`);
  const found = await transaction
    .selectFrom("partner_person")
    .select("id")
    .where("id", "=", by)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Adds a person and mails them the page's address. Each login needs a new link. */
export async function addToPartner(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock" | "random">,
  partner: { id: string; name: string },
  { name, email, language, country }: CallInput<typeof addPartnerPerson>["body"] & { country: Country },
): Promise<PartnerPerson | Refusal> {
  const now = deps.clock.now();
  const id = deps.random.uuid();
  const made = await transaction
    .insertInto("partner_person")
    .values({
      id,
      partner_id: partner.id,
      email,
      email_key: email.toLowerCase(),
      name,
      language,
      country,
      added_at: now,
    })
    .onConflict((conflict) => conflict.columns(["partner_id", "email_key"]).where("removed_at", "is", null).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!made) return refuse("FIELD_INVALID", ["email"]);
  await writeMail(transaction, deps, {
    reason: `partner-welcome:${id}`,
    kind: "partner-welcome",
    refId: null,
    to: email,
    language,
    country,
    data: { personName: name, partnerName: partner.name },
  });
  return { id, name, email, language, addedAt: now.toISOString() };
}

/** Ends the person's sessions and mailed links at once. False if the partner has no such person. */
export async function removeFromPartner(
  transaction: Transaction<Database>,
  { clock }: Pick<Deps, "clock">,
  partnerId: string,
  id: string,
): Promise<boolean> {
  if (!isUuid(id)) return false;
  const removed = await transaction
    .updateTable("partner_person")
    .set({ removed_at: clock.now() })
    .where("id", "=", id)
    .where("partner_id", "=", partnerId)
    .where("removed_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (!removed) return false;
  await endSessions(transaction, "partner-person", id);
  await deleteLinks(transaction, linkKindsOf("partner-person"), [id]);
  return true;
}
