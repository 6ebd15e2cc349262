import { addDays, type CalendarDate } from "@kautia/contract";
import type { MailKind } from "@kautia/locales/mails";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { localDay } from "../platform/rules/local-day.ts";
import type { Policy } from "../policy/index.ts";

/** How many days without bad news come before the question how somebody likes their home. */
const quietDays = 7;
const badNews: MailKind[] = [
  "premium-failed",
  "instalment-failed",
  "repayment-invoice",
  "claim-reported",
  "claim-decided",
  "claim-paid-out",
  "file-refused",
];

/** The day on which to ask instead, because a premium is unpaid or there was bad news; null if today is fine. */
export async function findQuietDay(
  transaction: Transaction<Database>,
  { ref_id, country, payment_state }: Policy,
  now: Date,
): Promise<CalendarDate | null> {
  const today = localDay(country, now);
  if (payment_state !== "PAID") return addDays(today, quietDays);
  const { at } = await transaction
    .selectFrom("mail")
    .select(({ fn }) => fn.max("created_at").as("at"))
    .where("ref_id", "=", ref_id)
    .where("kind", "in", badNews)
    .executeTakeFirstOrThrow();
  const quietFrom = at === null ? today : addDays(localDay(country, at), quietDays + 1);
  return quietFrom > today ? quietFrom : null;
}
