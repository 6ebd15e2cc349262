const minute = 60_000;

/** In minutes: about four days in all, then a person has to look. */
const mailDelays = [1, 5, 15, 60, 240, 720, 1_440, 1_440, 1_440];

/** In ms, after a number of failed attempts; null after the last attempt. */
export function mailDelay(attempts: number): number | null {
  const minutes = mailDelays[attempts - 1];
  return minutes === undefined ? null : minutes * minute;
}

/** In minutes: three days in all (docs/partners.md). */
const webhookDelays = [1, 5, 24, 90, 240, 600, 960, 1_200, 1_200];

/** In ms, after a number of attempts; null after the last one. */
export function webhookDelay(attempts: number): number | null {
  const minutes = webhookDelays[attempts - 1];
  return minutes === undefined ? null : minutes * minute;
}

/**
 * In ms. An endpoint that did not answer at all is sent nothing for this long, so that it holds up little other work.
 */
export const webhookRest = minute;

/** In minutes. Queries for a charge's outcome never end, because money is at stake. */
const queryDelays = [1, 5, 15, 60];

export function chargeQueryDelay(unanswered: number): number {
  return (queryDelays[unanswered - 1] ?? 360) * minute;
}

/** In ms, until we ask again about a debit that its bank has not decided on; a webhook may be faster. */
export const pendingChargeDelay = 360 * minute;

/** After about twenty minutes a person has to look. */
export const maxUnansweredQueries = 4;

/** In ms, until we ask again about a refund that the provider has accepted but not paid; a webhook may be faster. */
export const pendingRefundDelay = 360 * minute;

/** Minutes between the attempts to scan a file. They never end, because only a scan releases the file. */
const scanDelays = [1, 2, 5, 15];

export function scanDelay(attempts: number): number {
  return (scanDelays[attempts - 1] ?? 30) * minute;
}

export const deletionDelay = 15 * minute;
