import * as z from "zod/mini";

/**
 * CHOICE: the tenant may still choose. RUNNING: paid as planned. OVERDUE: an instalment could not be charged. INVOICED:
 * the tenant did not choose and has not paid the invoice.
 */
export const repaymentStates = ["CHOICE", "RUNNING", "OVERDUE", "INVOICED", "PAID"] as const;

/**
 * CHARGING: the card is being charged. FAILED: will be retried. UNPAID: the last attempt failed, staff take over.
 * INVOICED: charged only when the tenant pays it.
 */
export const instalmentStates = ["PLANNED", "CHARGING", "FAILED", "UNPAID", "INVOICED", "PAID"] as const;

/** `nextTryOn` is the day of the next attempt after a failed one; null if none is planned. */
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

/** A plan that the tenant can choose. The amounts add up to the sum owed. */
export const repaymentChoice = z.object({
  parts: z.number(),
  instalments: z.array(z.object({ on: z.string(), amount: z.number() })),
});

/**
 * The tenant's repayment of a claim that was paid out, without interest or fee. Amounts in EUR, days as YYYY-MM-DD. If the
 * tenant has not chosen by `chooseUntil`, they get an invoice, due on `dueOn`. Source: docs/money.md.
 */
export const repayment = z.object({
  claimId: z.string(),
  amount: z.number(),
  paid: z.number(),
  state: z.enum(repaymentStates),
  chooseUntil: z.string(),
  dueOn: z.string(),
  /** Null until there is a plan; `calendar` if the tenant did not choose. */
  planned: z.nullable(z.object({ on: z.string(), by: z.enum(["tenant", "calendar"]) })),
  instalments: z.array(instalment),
  /** Fewest parts first; empty once there is a plan. */
  choices: z.array(repaymentChoice),
});
export type Repayment = z.infer<typeof repayment>;
