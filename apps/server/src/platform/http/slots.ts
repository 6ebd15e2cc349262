import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyRequest } from "fastify";
import { ProviderUnavailableError } from "../provider-unavailable.ts";
import { RequestQueue } from "./request-queue.ts";
import type { Heavy } from "./route-config.ts";

export type Kind = "all" | Heavy;

/** Heavy ones first: few of them run at once. */
const kinds = ["passwords", "documents", "all"] as const;

/** In ms. Longer than any request that still makes progress. */
const stuckAfter = 20_000;

/** How many requests may wait for the same outside service at once, for each slot. */
const outsidePerSlot = 2;

/** Too many requests already wait for this outside service. */
export class TooManyWaitingError extends ProviderUnavailableError {
  override name = "TooManyWaitingError";
}

/** The slots for requests that the server works on, of all kinds and of each heavy kind, and the queue for them. */
export class Slots {
  readonly #most: Readonly<Record<Kind, number>>;
  readonly #taken: Record<Kind, number> = { all: 0, passwords: 0, documents: 0 };
  readonly #changedAt: Record<Kind, number> = { all: 0, passwords: 0, documents: 0 };
  readonly #waiting = new Map<string, number>();
  readonly #held = new WeakMap<FastifyRequest, Slot>();
  readonly #queues: Readonly<Record<Kind, RequestQueue>>;

  constructor(most: Readonly<Record<Kind, number>>, waitingPerSlot: number) {
    this.#most = most;
    const queueFor = (kind: Kind) => new RequestQueue(most[kind] * waitingPerSlot);
    this.#queues = { passwords: queueFor("passwords"), documents: queueFor("documents"), all: queueFor("all") };
  }

  /** Whether a new request of this kind would get no slot and could not wait for one either. */
  areFull(kind: Kind): boolean {
    return this.#areTaken(kind) && this.#queues[kind].isFull();
  }

  /** Takes a slot, after waiting for it if there is none. Null when that took too long. */
  take(kind: Kind): Slot | Promise<Slot | null> {
    const queue = this.#queues[kind];
    if (this.#areTaken(kind)) return queue.wait().then((isTaken) => (isTaken ? new Slot(this, kind, true) : null));
    queue.noteFree();
    return new Slot(this, kind);
  }

  #areTaken(kind: Kind): boolean {
    return this.#taken.all >= this.#most.all || this.#taken[kind] >= this.#most[kind];
  }

  /** Whether all slots of a kind have been taken for long without any change. A busy server keeps giving slots back. */
  areStuck(): boolean {
    const isStuck = (kind: Kind) =>
      this.#taken[kind] >= this.#most[kind] && performance.now() - this.#changedAt[kind] > stuckAfter;
    return isStuck("all") || isStuck("passwords") || isStuck("documents");
  }

  has(request: FastifyRequest): boolean {
    return this.#held.has(request);
  }

  /** Runs the request's handler at its slot. `giveBack` or the end of the handler frees the slot. */
  hold(request: FastifyRequest, slot: Slot, handle: () => unknown): unknown {
    this.#held.set(request, slot);
    const answer = current.run(slot, handle);
    if (answer instanceof Promise) {
      const end = () => slot.end();
      void answer.then(end, end);
    }
    return answer;
  }

  giveBack(request: FastifyRequest): void {
    this.#held.get(request)?.end();
  }

  /** A request of a heavy kind counts among all, too. */
  count(kind: Kind, change: 1 | -1): void {
    this.#countKind("all", change);
    if (kind !== "all") this.#countKind(kind, change);
    if (change === -1) for (const next of kinds) this.#queues[next].moveUp(() => this.#takeFor(next));
  }

  #countKind(kind: Kind, change: 1 | -1): void {
    this.#taken[kind] += change;
    this.#changedAt[kind] = performance.now();
  }

  #takeFor(kind: Kind): boolean {
    if (this.#areTaken(kind)) return false;
    this.count(kind, 1);
    return true;
  }

  /** Counts one more request that waits for the service, or refuses it. Returns a function that ends the wait. */
  beginWait(service: string): () => void {
    const waiting = this.#waiting.get(service) ?? 0;
    if (waiting >= outsidePerSlot * this.#most.all)
      throw new TooManyWaitingError(`${waiting} requests already wait for ${service}`);
    this.#waiting.set(service, waiting + 1);
    return () => void this.#waiting.set(service, (this.#waiting.get(service) ?? 0) - 1);
  }
}

/** One request's slot. It is free once the request is over, and while the request waits for an outside service. */
export class Slot {
  readonly #slots: Slots;
  readonly #kind: Kind;
  #waits = 0;
  #isOver = false;

  /** `isCounted`: of a request from the queue, whose slot was taken when its turn came. */
  constructor(slots: Slots, kind: Kind, isCounted = false) {
    this.#slots = slots;
    this.#kind = kind;
    if (!isCounted) slots.count(kind, 1);
  }

  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    if (this.#waits === 0) this.#slots.count(this.#kind, -1);
  }

  async leaveFor<Answer>(service: string, wait: () => Promise<Answer>): Promise<Answer> {
    const endWait = this.#slots.beginWait(service);
    if (this.#waits++ === 0 && !this.#isOver) this.#slots.count(this.#kind, -1);
    try {
      return await wait();
    } finally {
      endWait();
      if (--this.#waits === 0 && !this.#isOver) this.#slots.count(this.#kind, 1);
    }
  }
}

const current = new AsyncLocalStorage<Slot>();

/**
 * Waits for somebody else's server without keeping the request's slot, so that one that hangs stops only those who need
 * it. Background work has no slot and just waits.
 */
export async function waitOutside<Answer>(service: string, wait: () => Promise<Answer>): Promise<Answer> {
  const slot = current.getStore();
  return slot ? slot.leaveFor(service, wait) : wait();
}
