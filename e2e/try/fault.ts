import { setTimeout as wait } from "node:timers/promises";
import type { Service } from "./service.ts";
import type { Stack } from "./stack.ts";
import { isMetWithin } from "./until.ts";

export interface Fault {
  name: string;
  /** Causes the fault. Resolves when it is over, with a sentence about each promise that was broken meanwhile. */
  inject(stack: Stack): Promise<string[] | void>;
  /** All servers keep running, so each request gets an answer, within this many seconds. */
  answersWithin?: number;
  /** Needs a disk or a DNS server of its own, so it is left out for users who may not mount. */
  needsMount?: true;
}

const second = 1_000;

/** Kills a service and restarts it a little later, as systemd or Kubernetes would. */
export async function kill(service: Service, gone = 3 * second): Promise<void> {
  await service.stop("SIGKILL");
  await wait(gone);
  await service.start();
}

/** Freezes a service: its connections stay open, but it does not respond. */
export async function hang(service: Service, time = 10 * second): Promise<void> {
  service.pause();
  await wait(time);
  service.resume();
}

/** Waits until something is true. If it is not within so many seconds, returns a sentence that says so. */
export async function expectWithin(
  seconds: number,
  what: string,
  isTrue: () => boolean | Promise<boolean>,
): Promise<string[]> {
  return (await isMetWithin(seconds, isTrue)) ? [] : [`not within ${seconds} s: ${what}`];
}
