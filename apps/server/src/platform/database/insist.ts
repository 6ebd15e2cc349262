import { setTimeout as wait } from "node:timers/promises";
import { isDatabaseUnavailable } from "./unavailable.ts";

/** In ms. Half a minute in all, which outlasts a restart or a locked table. */
const pauses = [50, 500, 1_000, 2_000, 4_000, 8_000, 15_000];

/**
 * Records something that has already happened, because it would happen again if it stayed unrecorded. Tries again while
 * the database is unavailable, so `record` must be safe to repeat. Errors: throws any other error, and gives up after half
 * a minute.
 */
export async function insist<Answer>(record: () => Promise<Answer>): Promise<Answer> {
  for (const pause of pauses) {
    try {
      return await record();
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
    }
    // Does not keep a stopping process alive.
    await wait(pause, undefined, { ref: false });
  }
  return record();
}

/** Like `insist`, but in the background. */
export function insistLater(record: () => Promise<unknown>): void {
  void insist(record).catch(() => {});
}

/**
 * Like `insist`, for requests, which must not take half a minute: waits for the first attempt only and makes the others in
 * the background. Errors: throws what the first attempt threw.
 */
export async function tryThenInsist(record: () => Promise<void>): Promise<void> {
  try {
    await record();
  } catch (error) {
    if (isDatabaseUnavailable(error)) insistLater(record);
    throw error;
  }
}
