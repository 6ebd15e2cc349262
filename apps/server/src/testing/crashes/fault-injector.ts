/** The process dies at the call, or an error is thrown before or after the call was carried out. */
export const faultKinds = ["killed", "error before", "error after"] as const;
export type FaultKind = (typeof faultKinds)[number];

export interface Fault {
  /** The number of the call since arming, from 1; or a call's name, for its first occurrence. */
  at: number | string;
  kind: FaultKind;
}

/** `calls` since the previous fault was armed; `hit`: where the fault occurred, null when it was not reached. */
export interface CallReport {
  calls: string[];
  hit: string | null;
}

interface InterceptedCall<Answer> {
  name: string;
  run: () => Promise<Answer>;
  /** False for calls at unpredictable times. They get no number and no fault, but also fail after a kill. */
  numbered?: boolean;
  breakConnection?: () => Promise<void>;
}

interface FaultListener {
  onKill(call: string): void;
  onError(): void;
}

/** Numbers all calls that leave the process and makes one fail. After a kill, no call is executed or answered. */
export class FaultInjector {
  readonly #listener: FaultListener;
  #fault: Fault | null = null;
  #calls: string[] = [];
  #hit: string | null = null;
  #killed = false;

  constructor(listener: FaultListener) {
    this.#listener = listener;
  }

  arm(fault: Fault | null): CallReport {
    const report = { calls: this.#calls, hit: this.#hit };
    this.#fault = fault;
    this.#calls = [];
    this.#hit = null;
    return report;
  }

  async intercept<Answer>({ name, run, numbered = true, breakConnection }: InterceptedCall<Answer>): Promise<Answer> {
    if (this.#killed) return never();
    if (!numbered) return run();
    this.#calls.push(name);
    const at = this.#fault?.at;
    if (!this.#fault || this.#hit !== null || (at !== this.#calls.length && at !== name)) return run();
    const { kind } = this.#fault;
    this.#hit = name;
    if (kind === "killed") {
      this.#killed = true;
      this.#listener.onKill(name);
      return never();
    }
    this.#listener.onError();
    if (kind === "error after") await run();
    await breakConnection?.();
    throw new Error(`injected ${kind} ${name}`);
  }
}

function never(): Promise<never> {
  return new Promise(() => {});
}
