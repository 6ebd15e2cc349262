import { hour, minute } from "./durations.ts";

/** In minutes. After about four days in total, a person has to look into it. */
const mailDelays = [1, 5, 15, 60, 240, 720, 1_440, 1_440, 1_440];

/** In ms, after a number of failed attempts; null after the last attempt. */
export function mailDelay(attempts: number): number | null {
  const minutes = mailDelays[attempts - 1];
  return minutes === undefined ? null : minutes * minute;
}

/** In minutes. Three days in total (docs/partners.md). */
const webhookDelays = [1, 5, 24, 90, 240, 600, 960, 1_200, 1_200];

/** In ms, after a number of attempts; null after the last one. */
export function webhookDelay(attempts: number): number | null {
  const minutes = webhookDelays[attempts - 1];
  return minutes === undefined ? null : minutes * minute;
}

/** In ms. An endpoint that did not answer at all gets nothing for this long, so that it delays other work little. */
export const webhookRest = minute;

/** In minutes. Queries for a charge's outcome never end, because money is at stake. */
const queryDelays = [1, 5, 15, 60];

export function chargeQueryDelay(unanswered: number): number {
  return (queryDelays[unanswered - 1] ?? 360) * minute;
}

/** In ms. How soon to look up a pending debit again, unless a webhook comes first. */
export const pendingChargeDelay = 6 * hour;

/** After about twenty minutes, a person has to look into it. */
export const maxUnansweredQueries = 4;

/** In ms. How soon to look up a pending refund again, unless a webhook comes first. */
export const pendingRefundDelay = 6 * hour;

/** Minutes between attempts to scan a file. Attempts never end, because only a scan can release the file. */
const scanDelays = [1, 2, 5, 15];

export function scanDelay(attempts: number): number {
  return (scanDelays[attempts - 1] ?? 30) * minute;
}

export const deletionDelay = 15 * minute;
