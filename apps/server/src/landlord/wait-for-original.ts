import { addDays, type CalendarDate, type Country } from "@kautia/contract";
import { sql, type Transaction } from "kysely";
import { dueRows } from "../platform/jobs/due-rows.ts";
import { writeMail } from "../mails/index.ts";
import { oneByOne } from "../platform/jobs/one-by-one.ts";
import type { RowTask } from "../platform/jobs/task.ts";
import type { Config } from "../platform/config/settings.ts";
import type { Database } from "../platform/database/schema.ts";
import { localDay } from "../platform/rules/local-day.ts";
import { lockPolicy, policyMailData, postponeCover, toTenant } from "../policy/index.ts";
import { moveRatingRequest } from "../rating/index.ts";
import { isUnposted } from "../views/originals.ts";
import type { WorkDeps } from "../work-deps.ts";

/** How long the post takes at most, a weekend included. */
const daysInThePost = 5;

const arrivesOn = (postedOn: CalendarDate) => addDays(postedOn, daysInThePost);

/**
 * The first day on which a guarantee that is accepted today can be in force: where it is signed by hand, the original
 * must arrive.
 */
export function earliestCover(
  { guaranteeForms }: Pick<Config, "guaranteeForms">,
  country: Country,
  today: CalendarDate,
): CalendarDate {
  return guaranteeForms[country] === "PAPER" ? arrivesOn(today) : today;
}

/**
 * Postpones cover that has not begun until an original posted today has arrived, and tells the tenants: once that it
 * has to wait, and the day when the original is posted.
 */
export async function waitForOriginal(
  transaction: Transaction<Database>,
  deps: Pick<WorkDeps, "clock" | "random">,
  refId: string,
  { isPosted }: { isPosted: boolean },
): Promise<void> {
  const policy = await lockPolicy(transaction, refId);
  const { country, insurance_end, next_premium_at, next_premium_number } = policy;
  if (policy.cover_start === null || next_premium_at === null || next_premium_number > 1) return;
  const today = localDay(country, deps.clock.now());
  const coverStart = arrivesOn(today);
  const isLater = policy.cover_start < coverStart;
  if (isLater) {
    await postponeCover(transaction, policy, coverStart);
    await moveRatingRequest(transaction, { refId, country, coverStart });
  }
  const on = isLater ? coverStart : policy.cover_start;
  if (insurance_end !== null && on > insurance_end) return;
  await writeMail(transaction, deps, {
    ...toTenant(policy),
    reason: `cover-moved:${refId}:${isPosted ? on : "waits"}`,
    kind: "cover-moved",
    data: { ...policyMailData(policy), on, isPosted },
  });
}

/** Policies whose cover would begin although the original has not been posted. */
const coverThatWaits = dueRows({
  from: sql`mail JOIN policy ON policy.ref_id = mail.ref_id`,
  key: sql`policy.ref_id`,
  at: sql`policy.next_premium_at`,
  where: sql`${isUnposted} AND policy.next_premium_at IS NOT NULL AND policy.next_premium_number = 1`,
});

export const coverStarts: RowTask<WorkDeps> = {
  name: "cover-starts",
  due: coverThatWaits.all,
  handle: oneByOne(async (transaction, deps, refId) => {
    await waitForOriginal(transaction, deps, refId, { isPosted: false });
    return true;
  }),
};
