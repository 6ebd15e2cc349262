import type { PolicyOptions } from "../policies/sign-policy.ts";
import type { DatabaseState } from "./database-state.ts";
import type { CallReport, Fault } from "./fault-injector.ts";

export type Command = { journey: number } & (
  | { act: "open"; settings: Record<string, string>; fault: Fault | null }
  | { act: "prepare"; options: PolicyOptions }
  | { act: "open-second-person" }
  | { act: "arm"; fault: Fault | null }
  | { act: "read-state" }
  | { act: "close" }
);

export interface Answers {
  open: number;
  prepare: string;
  "open-second-person": string;
  arm: CallReport;
  "read-state": DatabaseState;
  close: null;
}

export interface CommandMessage {
  id: number;
  command: Command;
}

/** From a host process: an answer, an error, or the notice that a journey's server was killed at a call. */
export type HostMessage =
  | { id: number; answer: Answers[keyof Answers] }
  | { id: number; error: string }
  | { killed: number; call: string };
