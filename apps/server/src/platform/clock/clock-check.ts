/** In ms. The clocks of machines that follow a time server differ by a few milliseconds. */
export const mostDifference = 30_000;

/**
 * Compares this machine's clock with the database's, which all processes share. A process whose clock is wrong must not
 * decide what is due: it would charge premiums early and delete data that is still needed.
 */
export class ClockCheck {
  #difference = 0;

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
    const answered = Date.now();
    const theirs = timeOf(answer)?.getTime();
    if (theirs === undefined) return answer;
    this.#difference = theirs < asked ? asked - theirs : theirs > answered ? answered - theirs : 0;
    return answer;
  }
}
