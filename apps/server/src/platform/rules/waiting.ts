const minute = 60_000;

/** Minutes between the tries to send a mail; about four days together, then a person has to look. */
const mailDelays = [1, 5, 15, 60, 240, 720, 1_440, 1_440, 1_440];

/** How long to wait after `tries` that failed; null when it was the last. */
export function mailDelay(tries: number): number | null {
  const minutes = mailDelays[tries - 1];
  return minutes === undefined ? null : minutes * minute;
}

/** Minutes until a card provider is asked again what became of a charge; there is no last time, for money is at stake. */
const questionDelays = [1, 5, 15, 60];

export function questionDelay(unanswered: number): number {
  return (questionDelays[unanswered - 1] ?? 360) * minute;
}

/** So many questions, over some twenty minutes, are no lost packet any more: a person has to look. */
export const stuckAfter = 4;

/** Minutes until a file in quarantine is given to the scanner again; no last time, for nothing else lets it out. */
const scanDelays = [1, 2, 5, 15];

export function scanDelay(tries: number): number {
  return (scanDelays[tries - 1] ?? 30) * minute;
}

/** How long to wait after the storage did not delete a file. */
export const deletionDelay = 15 * minute;
