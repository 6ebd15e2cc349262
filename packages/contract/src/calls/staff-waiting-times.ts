import * as z from "zod/mini";
import { type Call, defineCall } from "./define-call.ts";

/** How long cases or claims wait for a person. Hours are elapsed hours; null while nothing was decided. */
export const waitingTimes = z.object({
  decided: z.number(),
  medianHours: z.nullable(z.number()),
  percentile90Hours: z.nullable(z.number()),
  /** How many of the decided ones were later than promised. */
  late: z.number(),
  open: z.number(),
  /** How many of the open ones are already later than promised. */
  openLate: z.number(),
});
export type WaitingTimes = z.infer<typeof waitingTimes>;

export const getWaitingTimes = defineCall({
  name: "get-waiting-times",
  summary: "Measures how long cases and claims waited for a person, and how many longer than promised.",
  method: "GET",
  path: "/staff/waiting-times",
  answer: z.object({
    /** The period of the measurement, in days up to today. */
    days: z.number(),
    promisedWorkingDays: z.number(),
    cases: waitingTimes,
    claims: waitingTimes,
  }),
  errors: ["LOGIN_REQUIRED"],
  access: "staff",
});

export const staffWaitingTimeCalls: readonly Call[] = [getWaitingTimes];
