import type { Clock } from "./clock.ts";

/** In ms. The clocks of machines that follow a time server differ by a few milliseconds. */
export const mostDifference = 30_000;

/**
 * This machine's clock, compared with the database's, which all processes share. A process whose clock is wrong must not
 * decide what is due: it would charge premiums early and delete data that is still needed. Between comparisons the time
 * is counted by a timer that nobody can set, so that a clock that jumps changes nothing before the next one.
 */
export class ClockCheck implements Clock {
  #difference = 0;
  #compared = readClocks();
  #latest = 0;

  now(): Date {
    const { wall, timer } = this.#compared;
    const time = wall + Math.floor(performance.now() - timer);
    // Never steps back, unless a clock that was far ahead has been set right.
    const isSmallStepBack = time < this.#latest && this.#latest - time <= mostDifference;
    if (!isSmallStepBack) this.#latest = time;
    return new Date(this.#latest);
  }

  /** How far this machine's clock is ahead of the database's, in ms; negative if it is behind. */
  get difference(): number {
    return this.#difference;
  }

  /** One sentence about a clock that is wrong; null while it is right. */
  get problem(): string | null {
    if (Math.abs(this.#difference) <= mostDifference) return null;
    const seconds = Math.round(Math.abs(this.#difference) / 1_000);
    return `this machine's clock is ${seconds} s ${this.#difference > 0 ? "ahead of" : "behind"} the database's`;
  }

  /** Runs a query that also returns the database's time. The time of the query itself is no difference. */
  async compare<Answer>(ask: () => Promise<Answer>, timeOf: (answer: Answer) => Date | undefined): Promise<Answer> {
    const asked = Date.now();
    const answer = await ask();
    const clocks = readClocks();
    const answered = clocks.wall;
    const theirs = timeOf(answer)?.getTime();
    if (theirs === undefined) return answer;
    this.#difference = theirs < asked ? asked - theirs : theirs > answered ? answered - theirs : 0;
    if (this.problem === null) this.#compared = clocks;
    return answer;
  }
}

function readClocks() {
  return { wall: Date.now(), timer: performance.now() };
}
