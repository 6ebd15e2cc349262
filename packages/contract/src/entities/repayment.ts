import * as z from "zod/mini";

/** Whether the tenant may still choose, pays as planned, has an instalment that could not be charged, or is done. */
export const repaymentStates = ["CHOICE", "RUNNING", "OVERDUE", "PAID"] as const;

/** `CHARGING`: the card is asked for it now. `FAILED`: it is tried again. `UNPAID`: it was the last try, a person takes over. */
export const instalmentStates = ["PLANNED", "CHARGING", "FAILED", "UNPAID", "PAID"] as const;

/** `nextTryOn` is the day of the next try once one has failed; null where there is none. */
export const instalment = z.object({
  number: z.number(),
  on: z.string(),
  amount: z.number(),
  state: z.enum(instalmentStates),
  failedOn: z.nullable(z.string()),
  nextTryOn: z.nullable(z.string()),
  paidOn: z.nullable(z.string()),
});
export type Instalment = z.infer<typeof instalment>;

/** What the tenant can choose: days and amounts that come to exactly what is owed. */
export const repaymentChoice = z.object({
  parts: z.number(),
  instalments: z.array(z.object({ on: z.string(), amount: z.number() })),
});

/**
 * What the tenant pays back of a claim that was accepted, without interest or fee. Amounts in EUR, days as YYYY-MM-DD. Without
 * a choice until `chooseUntil` all of it is charged on `dueOn`. Source: issue 7; docs/money.md.
 */
export const repayment = z.object({
  claimId: z.string(),
  amount: z.number(),
  paid: z.number(),
  state: z.enum(repaymentStates),
  chooseUntil: z.string(),
  dueOn: z.string(),
  /** Null while nothing is planned; `calendar` where nobody chose. */
  planned: z.nullable(z.object({ on: z.string(), by: z.enum(["tenant", "calendar"]) })),
  instalments: z.array(instalment),
  /** The fewest parts first; none once it is planned. */
  choices: z.array(repaymentChoice),
});
export type Repayment = z.infer<typeof repayment>;
