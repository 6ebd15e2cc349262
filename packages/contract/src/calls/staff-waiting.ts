import * as z from "zod/mini";
import { defineCall } from "./define-call.ts";

/** How many items wait for a person, by area of the desk. */
const staffCounts = z.object({
  cases: z.number(),
  /** Claims that wait for a decision or for their payout. */
  claims: z.number(),
  "moving-outs": z.number(),
  "follow-ups": z.number(),
  questions: z.number(),
  withdrawals: z.number(),
  notices: z.number(),
  /** Mails that were given up, and letters to post. */
  mails: z.number(),
  /** Rows of background work that were set aside. */
  "failed-work": z.number(),
});
export type StaffCounts = z.infer<typeof staffCounts>;

const staffWaiting = z.extend(staffCounts, {
  /** Whether no money moves, because the database was restored (docs/recovery.md). */
  moneyHeld: z.boolean(),
});

export const countWaiting = defineCall({
  name: "count-waiting",
  summary: "Counts what waits for a person at the desk, and tells whether money is held after a restore.",
  method: "GET",
  path: "/staff/waiting",
  answer: staffWaiting,
  errors: ["LOGIN_REQUIRED"],
  access: "staff",
});
