import * as z from "zod/mini";
import { oneOf } from "../fields/text.ts";

/** `PLANNED`: the reminder is to be sent. `CASE`: waits for the desk. `WAITING`: the desk looks again on `on`. */
export const unpaidStates = ["PLANNED", "SENT", "CASE", "WAITING", "TERMINATED"] as const;

/** A qualified reminder of premiums that stay unpaid. Amounts in EUR, days as YYYY-MM-DD. */
export const staffUnpaid = z.object({
  id: z.string(),
  state: oneOf(unpaidStates),
  /** What is unpaid now. */
  amount: z.number(),
  sentOn: z.nullable(z.string()),
  /** What the reminder named, and the last day to pay it. */
  reminded: z.nullable(z.number()),
  until: z.nullable(z.string()),
  /** When the reminder is sent, or the desk looks again; the last day with cover after a termination. */
  on: z.nullable(z.string()),
});

export const unpaidOutcomes = ["WAIT", "INSTALMENTS", "TERMINATE"] as const;
export type UnpaidOutcome = (typeof unpaidOutcomes)[number];
