/** In ms: how long a request waits for a slot at most, and at least. */
const patience = { most: 2_000, least: 20 };

/** In ms. Once somebody has been waiting for longer than a burst lasts, waits of `longWait` or more shorten later ones. */
const burst = 2_000;
const longWait = 100;

/**
 * Requests that wait for slots of one kind, in the order in which they came. Bounded by number and by time: a burst waits for
 * its turn, but under a lasting overload each request waits only shortly. Otherwise all answers would come late.
 */
export class RequestQueue {
  readonly #most: number;
  readonly #waiting = new Set<(mayGoOn: boolean) => void>();
  #patience = patience.most;
  /** When the queue last stopped being empty. */
  #since = 0;

  constructor(most: number) {
    this.#most = most;
  }

  isFull(): boolean {
    return this.#waiting.size >= this.#most;
  }

  /** Resolves to false when it took too long. */
  wait(): Promise<boolean> {
    const began = performance.now();
    if (this.#waiting.size === 0) this.#since = began;
    return new Promise((resolve) => {
      const settle = (mayGoOn: boolean) => {
        clearTimeout(timer);
        this.#waiting.delete(settle);
        const now = performance.now();
        if (!mayGoOn || (now - began > longWait && now - this.#since > burst))
          this.#patience = Math.max(patience.least, this.#patience / 2);
        resolve(mayGoOn);
      };
      const timer = setTimeout(settle, this.#patience, false);
      this.#waiting.add(settle);
    });
  }

  /** Lets requests go on as long as `take` finds a slot for the next one. */
  moveUp(take: () => boolean): void {
    for (const settle of this.#waiting) {
      if (!take()) return;
      settle(true);
    }
  }

  /** A request did not have to wait. After some of these, the overload is over. */
  noteFree(): void {
    this.#patience = Math.min(patience.most, this.#patience * 1.5);
  }
}
