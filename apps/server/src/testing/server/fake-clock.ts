import type { Clock } from "../../platform/clock/clock.ts";

export interface FakeClock extends Clock {
  set(to: string | Date): void;
  advance(milliseconds: number): void;
}

export function makeFakeClock(start: string): FakeClock {
  let now = new Date(start);
  return {
    now: () => new Date(now),
    set: (to) => {
      now = new Date(to);
    },
    advance: (milliseconds) => {
      now = new Date(now.getTime() + milliseconds);
    },
  };
}
