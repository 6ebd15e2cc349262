/**
 * What goes wrong with a request. `refuse`: the connection is cut before anything happened, which Stripe's library tries once more
 * after half a second. `unavailable`: answered 503 with nothing done, and the idempotency key stays unused. `silence before` and
 * `silence after`: no answer ever, with nothing done or all of it. `500 before` and `500 after`: likewise, with an error
 * of the server's own, which the idempotency key is answered from then on, as documented. `slow`: as ever, only later.
 */
export type Fault =
  | { kind: "refuse" | "unavailable" | "silence before" | "silence after" | "500 before" | "500 after" }
  | { kind: "slow"; ms: number };

interface Switched {
  method: string;
  path: RegExp;
  fault: Fault;
  /** How many more requests it spoils. */
  times: number;
}

export class Faults {
  #switched: Switched[] = [];

  /** Switches a fault on, for one request unless said otherwise. */
  on(method: string, path: RegExp, fault: Fault, times = 1): void {
    this.#switched.push({ method, path, fault, times });
  }

  clear(): void {
    this.#switched = [];
  }

  /** The fault of this request, which is used up by it. */
  take(method: string, path: string): Fault | null {
    const found = this.#switched.find((one) => one.times > 0 && one.method === method && one.path.test(path));
    if (!found) return null;
    found.times--;
    return found.fault;
  }
}
