/**
 * A fault to inject into a request. `refuse`: the connection is cut before anything happens; Stripe's library retries
 * once after half a second. `unavailable` and `rate limited`: 503 and 429 without any effect; the idempotency key stays
 * unused. `revoked key`: 401. `silence before` and `silence after`: no response, without or with the full effect. `500
 * before` and `500 after`: the same with an error response, which the idempotency key repeats from then on, as
 * documented. `slow`: the normal response, delayed.
 */
export type Fault =
  | { kind: "refuse" | "unavailable" | "rate limited" | "revoked key" }
  | { kind: "silence before" | "silence after" | "500 before" | "500 after" }
  | { kind: "slow"; ms: number };

interface InjectedFault {
  method: string;
  path: RegExp;
  fault: Fault;
  /** The number of requests that it still affects. */
  times: number;
}

export class Faults {
  #injected: InjectedFault[] = [];

  /** Injects a fault into the next `times` matching requests. */
  on(method: string, path: RegExp, fault: Fault, times = 1): void {
    this.#injected.push({ method, path, fault, times });
  }

  clear(): void {
    this.#injected = [];
  }

  /** The fault for this request, if any; counts it as used. */
  take(method: string, path: string): Fault | null {
    const found = this.#injected.find((item) => item.times > 0 && item.method === method && item.path.test(path));
    if (!found) return null;
    found.times--;
    return found.fault;
  }
}
