import { day } from "../rules/durations.ts";
import type { Clock } from "./clock.ts";

/** In ms. The clocks of machines that follow a time server differ by a few milliseconds. */
export const mostDifference = 30_000;
/** In ms. A machine that was paused, or has changed its time server, jumps by less. */
const mostJump = day;

/**
 * This machine's clock, compared with the database's, which all processes share. A process whose clock is wrong must not
 * decide what is due: it would charge premiums early and delete data that is still needed. Between comparisons the time
 * is counted by a timer that nobody can set, so that a clock that jumps changes nothing before the next one. If the database
 * is on the same machine both clocks jump, so a jump of more than a day counts only after a restart.
 */
export class ClockCheck implements Clock {
  #difference = 0;
  #compared = readClocks();
  /** Whether the database has agreed with this machine's clock since the start. */
  #isConfirmed = false;
  #jump = 0;
  #latest = 0;

  now(): Date {
    const { wall, timer } = this.#compared;
    const time = wall + Math.floor(performance.now() - timer);
    // Never steps back, unless a clock that was far ahead has been set right.
    const isSmallStepBack = time < this.#latest && this.#latest - time <= mostDifference;
    if (!isSmallStepBack) this.#latest = time;
    return new Date(this.#latest);
  }

  /**
   * How far this machine's clock is ahead of the database's or, after a jump of both, of the timer, in ms; negative if
   * it is behind.
   */
  get difference(): number {
    return this.#jump || this.#difference;
  }

  /** One sentence about a clock that is wrong; null while it is right. */
  get problem(): string | null {
    const { difference } = this;
    if (Math.abs(difference) <= mostDifference) return null;
    const seconds = Math.round(Math.abs(difference) / 1_000);
    return this.#jump === 0
      ? `this machine's clock is ${seconds} s ${difference > 0 ? "ahead of" : "behind"} the database's`
      : `this machine's clock and the database's have jumped ${seconds} s ${difference > 0 ? "ahead" : "back"}; restart if they are right`;
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
    this.#jump = 0;
    if (Math.abs(this.#difference) > mostDifference) return answer;
    const counted = this.#compared.wall + clocks.timer - this.#compared.timer;
    const jump = Math.round(clocks.wall - counted);
    if (this.#isConfirmed && Math.abs(jump) > mostJump) this.#jump = jump;
    else this.#compared = clocks;
    this.#isConfirmed = true;
    return answer;
  }
}

function readClocks() {
  return { wall: Date.now(), timer: performance.now() };
}
