import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyRequest } from "fastify";
import { ProviderUnavailableError } from "../provider-unavailable.ts";
import type { Heavy } from "./route-config.ts";

export type Kind = "all" | Heavy;

/** In ms. Longer than any request that still makes progress. */
const stuckAfter = 20_000;

/** How many requests may wait for the same outside service at once, for each place. */
const waitingPerPlace = 2;

/** Too many requests already wait for this outside service. */
export class TooManyWaitingError extends ProviderUnavailableError {
  override name = "TooManyWaitingError";
}

/** The places for requests that the server works on, of all kinds and of each heavy kind. */
export class Places {
  readonly #most: Readonly<Record<Kind, number>>;
  readonly #taken: Record<Kind, number> = { all: 0, passwords: 0, documents: 0 };
  readonly #changedAt: Record<Kind, number> = { all: 0, passwords: 0, documents: 0 };
  readonly #waiting = new Map<string, number>();
  readonly #held = new WeakMap<FastifyRequest, Place>();

  constructor(most: Readonly<Record<Kind, number>>) {
    this.#most = most;
  }

  areTaken(kinds: readonly Kind[]): boolean {
    return kinds.some((kind) => this.#taken[kind] >= this.#most[kind]);
  }

  /** Whether all places of a kind have been taken for long without any change. A busy server keeps giving places back. */
  areStuck(): boolean {
    const isStuck = (kind: Kind) => this.areTaken([kind]) && performance.now() - this.#changedAt[kind] > stuckAfter;
    return isStuck("all") || isStuck("passwords") || isStuck("documents");
  }

  has(request: FastifyRequest): boolean {
    return this.#held.has(request);
  }

  /** Takes a place for the request and runs its handler. `giveBack` or the end of the handler frees the place. */
  hold(request: FastifyRequest, kinds: readonly Kind[], handle: () => unknown): unknown {
    const place = new Place(this, kinds);
    this.#held.set(request, place);
    const answer = current.run(place, handle);
    if (answer instanceof Promise) {
      const end = () => place.end();
      void answer.then(end, end);
    }
    return answer;
  }

  giveBack(request: FastifyRequest): void {
    this.#held.get(request)?.end();
  }

  count(kinds: readonly Kind[], change: 1 | -1): void {
    for (const kind of kinds) {
      this.#taken[kind] += change;
      this.#changedAt[kind] = performance.now();
    }
  }

  /** Counts one more request that waits for the service, or refuses it. Returns a function that ends the wait. */
  beginWait(service: string): () => void {
    const waiting = this.#waiting.get(service) ?? 0;
    if (waiting >= waitingPerPlace * this.#most.all)
      throw new TooManyWaitingError(`${waiting} requests already wait for ${service}`);
    this.#waiting.set(service, waiting + 1);
    return () => void this.#waiting.set(service, (this.#waiting.get(service) ?? 0) - 1);
  }
}

/** One request's place. It is free once the request is over, and while the request waits for an outside service. */
class Place {
  readonly #places: Places;
  readonly #kinds: readonly Kind[];
  #waits = 0;
  #isOver = false;

  constructor(places: Places, kinds: readonly Kind[]) {
    this.#places = places;
    this.#kinds = kinds;
    places.count(kinds, 1);
  }

  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    if (this.#waits === 0) this.#places.count(this.#kinds, -1);
  }

  async leaveFor<Answer>(service: string, wait: () => Promise<Answer>): Promise<Answer> {
    const endWait = this.#places.beginWait(service);
    if (this.#waits++ === 0 && !this.#isOver) this.#places.count(this.#kinds, -1);
    try {
      return await wait();
    } finally {
      endWait();
      if (--this.#waits === 0 && !this.#isOver) this.#places.count(this.#kinds, 1);
    }
  }
}

const current = new AsyncLocalStorage<Place>();

/**
 * Waits for somebody else's server without keeping the request's place, so that one that hangs stops only those who need
 * it. Background work has no place and just waits.
 */
export async function waitOutside<Answer>(service: string, wait: () => Promise<Answer>): Promise<Answer> {
  const place = current.getStore();
  return place ? place.leaveFor(service, wait) : wait();
}
