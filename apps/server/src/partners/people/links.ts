import { type Language, loginLinkMinutes, screenPath } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Deps } from "../../deps.ts";
import type { Database } from "../../platform/database/schema.ts";
import { hashToken } from "../../platform/tokens.ts";

/** Creates the link when the mail is sent, so only the mailbox gets it (decision 0012). */
export async function writePartnerLink(
  transaction: Transaction<Database>,
  { clock, random, publicUrl }: Pick<Deps, "clock" | "random"> & { publicUrl: string },
  mail: { id: string; language: Language },
): Promise<string> {
  const token = random.token();
  const { id: person_id } = await transaction
    .selectFrom("partner_person")
    .select("id")
    .where("link_mail_id", "=", mail.id)
    .executeTakeFirstOrThrow();
  const now = clock.now();
  await transaction
    .deleteFrom("partner_link")
    .where("person_id", "=", person_id)
    .where("expires_at", "<=", now)
    .execute();
  const expires_at = new Date(now.getTime() + loginLinkMinutes * 60_000);
  await transaction
    .insertInto("partner_link")
    .values({ token_hash: hashToken(token), person_id, expires_at })
    .execute();
  return `${publicUrl}${screenPath(mail.language, "partner")}?token=${token}`;
}

/** False once the person was removed or has asked for a later link. */
export async function isLinkWanted(transaction: Transaction<Database>, mailId: string): Promise<boolean> {
  const person = await transaction
    .selectFrom("partner_person")
    .select("id")
    .where("link_mail_id", "=", mailId)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  return person !== undefined;
}
