import {
  accountLinkDays,
  deletionLinkMinutes,
  type Language,
  loginLinkMinutes,
  newPasswordLinkHours,
  screenPath,
} from "@kautia/contract";
import type { Transaction } from "kysely";
import { hashToken } from "../platform/tokens.ts";
import type { Database } from "../platform/database/schema.ts";
import type { Clock } from "../platform/clock/clock.ts";
import type { Random } from "../platform/random.ts";

const hour = 3_600_000;
const kinds = {
  first: { life: accountLinkDays * 24 * hour, purpose: "PASSWORD", screen: "new-password" },
  forgotten: { life: newPasswordLinkHours * hour, purpose: "PASSWORD", screen: "new-password" },
  deletion: { life: (deletionLinkMinutes / 60) * hour, purpose: "DELETION", screen: "delete-data" },
  login: { life: (loginLinkMinutes / 60) * hour, purpose: "LOGIN", screen: "login" },
} as const;

interface LinkDeps {
  clock: Clock;
  random: Random;
  publicUrl: string;
}

/** Creates a link for the account that owns the mail's policy. Only the mail contains its token; we store the hash. */
export async function writeAccountLink(
  transaction: Transaction<Database>,
  { clock, random, publicUrl }: LinkDeps,
  mail: { id: string; ref_id: string; language: Language },
  kind: keyof typeof kinds,
): Promise<string> {
  const token = random.token();
  const { account_id } = await transaction
    .selectFrom("account_policy")
    .select("account_id")
    .where("ref_id", "=", mail.ref_id)
    .executeTakeFirstOrThrow();
  const { life, purpose, screen } = kinds[kind];
  const expires_at = new Date(clock.now().getTime() + life);
  await transaction
    .insertInto("account_token")
    .values({ token_hash: hashToken(token), account_id, expires_at, purpose, mail_id: mail.id })
    .execute();
  return `${publicUrl}${screenPath(mail.language, screen)}?token=${token}`;
}
