import type { LineEntry, LineEvent, PolicyView } from "@kautia/contract";
import type { TimelineItem } from "@kautia/design-system";
import type { TextKey } from "@kautia/locales";
import type { Text } from "@kautia/locales/format";
import { dateOfEntry } from "#parts/timeline/date-of-entry.ts";
import { sentenceOf } from "../line-items.ts";
import { ofStatus } from "./standing.ts";

export interface Moment {
  label: TextKey;
  title: string;
  date?: TimelineItem["date"];
  dateTime?: string;
}

/** Events that wait for a person. All others happen on their day. */
const waiting: ReadonlySet<LineEvent> = new Set([
  "LANDLORD_ANSWER",
  "PERSON_TAKES_OVER",
  "CLAIM_OBJECTION",
  "CLAIM_DECISION",
  "CLAIM_PAYOUT",
  "REPAYMENT_CHOICE",
  "INVOICE_DUE",
  "MOVING_OUT_PROOF",
  "MOVING_OUT_DECISION",
  "RELEASE",
] satisfies LineEvent[]);

/** What happened last, what goes on now and what comes next. */
export function momentsOf(policy: PolicyView, text: Text): Moment[] {
  const { line } = policy;
  const last = line.filter(({ state }) => state === "done" || state === "problem").at(-1);
  // What waits for the reader comes first, as in the sentence above.
  const mine = line.find(({ state, event, by }) => state !== "done" && by === "tenant" && waiting.has(event));
  const current = mine ?? line.find(({ state }) => state === "current");
  const isWaiting = current !== undefined && waiting.has(current.event);
  const isLeaving = policy.status === "CANCELLATION_REQUESTED";
  // Somebody who leaves is told of the end, not of a premium that may never come.
  const next = line.find(
    (entry) =>
      entry !== current &&
      (entry.state === "upcoming" || entry.state === "current") &&
      !(isLeaving && entry.event === "NEXT_PREMIUM"),
  );
  const toMoment = (label: TextKey, entry: LineEntry): Moment => ({
    label,
    title: sentenceOf(entry, policy, text).title,
    ...dateOfEntry(entry, line, text),
  });
  const following = isWaiting ? next : current;
  const end: Moment[] = isLeaving ? [{ label: "home.next", title: text.t("home.afterRelease") }] : [];
  return [
    ...(last ? [toMoment("home.last", last)] : []),
    isWaiting ? toMoment("home.now", current) : { label: "home.now", title: nowOf(policy, text) },
    ...(following ? [toMoment("home.next", following)] : end),
  ];
}

/** The current state when nobody is waited for; after the end, the money that comes back. */
function nowOf(policy: PolicyView, text: Text): string {
  const { t, money } = text;
  if (policy.refund && policy.refund.pending > 0)
    return t("home.refundComing", { amount: money(policy.refund.pending) });
  if (policy.status === "ACCEPTED") return t("home.ready");
  if (policy.status === "ACTIVE" || policy.status === "PAST_DUE") return t("home.covered");
  const ended = policy.status === "ENDED" || policy.status === "WITHDRAWN" || policy.status === "DECLINED";
  if (ended && policy.repayments.some(({ state }) => state !== "PAID")) return t("home.repayingNow");
  if (ended && policy.coverStart === null) return t("home.noContract");
  return ended ? t("home.settled") : ofStatus(policy, text)[0];
}
