/** All in milliseconds. */
export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

export function later(instant: Date, milliseconds: number): Date {
  return new Date(instant.getTime() + milliseconds);
}

export function earlier(instant: Date, milliseconds: number): Date {
  return later(instant, -milliseconds);
}

/** Rounded up, so that nobody who waits that long comes too early. */
export function toSeconds(milliseconds: number): number {
  return Math.ceil(milliseconds / second);
}

/** Negative once the instant is over. */
export function secondsUntil(instant: Date, now: Date): number {
  return toSeconds(instant.getTime() - now.getTime());
}
