import * as z from "zod/mini";

/** How far an application has come; every save returns it. Source: specification §4. */
export const progressValues = [
  "TENANT_DETAILS",
  "SUMMARY",
  "INVITATION_DETAILS",
  "RISK_CHECK",
  "PRIVATE_DOCUMENTS",
  "PAYMENT_PERIOD",
  "PAYMENT",
] as const;
export const lastCompletedPage = z.enum(progressValues, { error: "FIELD_INVALID" });
export type LastCompletedPage = (typeof progressValues)[number];

/** Progress from the quote on: the values that specification §4 flags in a list of their own. */
export const quotedProgress = [
  "RISK_CHECK",
  "PRIVATE_DOCUMENTS",
  "PAYMENT_PERIOD",
  "PAYMENT",
] as const satisfies readonly LastCompletedPage[];

// The details of an invited tenant have the same rank as those of a direct tenant: before the summary.
const ranks: Record<LastCompletedPage, number> = {
  TENANT_DETAILS: 1,
  INVITATION_DETAILS: 1,
  SUMMARY: 2,
  RISK_CHECK: 3,
  PRIVATE_DOCUMENTS: 4,
  PAYMENT_PERIOD: 5,
  PAYMENT: 6,
};

/** The rank of a progress value in the flow; 0 while questions are unanswered. */
export function progressRank(progress: LastCompletedPage | null): number {
  return progress === null ? 0 : ranks[progress];
}

/** The further of two progress values. Saving an earlier step again must not send the tenant back. */
export function furtherProgress(a: LastCompletedPage | null, b: LastCompletedPage | null): LastCompletedPage | null {
  return progressRank(a) >= progressRank(b) ? a : b;
}

/** The progress that each act requires; otherwise it is STEP_NOT_ALLOWED. */
export const requiredProgress = {
  summary: "TENANT_DETAILS",
  risk: "SUMMARY",
  offers: "RISK_CHECK",
  privateDocuments: "RISK_CHECK",
  paymentPeriod: "RISK_CHECK",
  paymentSecret: "PAYMENT_PERIOD",
  sign: "PAYMENT_PERIOD",
  finishPage: "PAYMENT",
} as const satisfies Record<string, LastCompletedPage>;

export function mayAct(act: keyof typeof requiredProgress, progress: LastCompletedPage | null): boolean {
  return progressRank(progress) >= progressRank(requiredProgress[act]);
}
