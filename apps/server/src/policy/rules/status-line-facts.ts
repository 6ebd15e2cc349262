import type { CalendarDate, ClaimOutcome, Instalment, MovingOutState, PolicyStatus } from "@kautia/contract";

/** Days are local days of the policy's country. Times, in ISO format, order the events of one day. */
export interface PastChange {
  from: PolicyStatus | null;
  to: PolicyStatus;
  on: CalendarDate;
  at?: string;
  cause: "tenant" | "landlord" | "calendar" | "card";
}

export interface LineClaim {
  reportedOn: CalendarDate;
  reportedAt?: string;
  objectUntil: CalendarDate;
  objectedOn: CalendarDate | null;
  objectedAt?: string | null;
  agreedOn: CalendarDate | null;
  agreedAt?: string | null;
  decided: { on: CalendarDate; at?: string; outcome: ClaimOutcome } | null;
  /** The day on which the landlord was paid; null before that. */
  paidOn: CalendarDate | null;
  /** When the payment was recorded; left out if that was on a later day. */
  paidAt?: string | undefined;
  /** Null when nothing is owed or the reader may not see it. */
  repayment: LineRepayment | null;
}

export interface LineRepayment {
  chooseUntil: CalendarDate;
  planned: { on: CalendarDate; at?: string | undefined; by: "tenant" | "calendar" } | null;
  /** Ordered by due day. */
  instalments: readonly (Pick<Instalment, "on" | "state" | "failedOn" | "nextTryOn"> & {
    failedAt?: string | undefined;
  })[];
  paidOn: CalendarDate | null;
  paidAt?: string | undefined;
}

export interface LineMovingOut {
  state: Exclude<MovingOutState, "DROPPED">;
  givenOn: CalendarDate;
  givenAt?: string;
  decidedOn: CalendarDate | null;
  decidedAt?: string | null;
}

/** All lists are oldest first. */
export interface PolicyLife {
  status: PolicyStatus;
  history: readonly PastChange[];
  insuranceStart: CalendarDate;
  insuranceEnd: CalendarDate | null;
  /** Null until the landlord has accepted. */
  coverStart: CalendarDate | null;
  /** The day by which the landlord returns the cash deposit; null if none was paid. */
  cashReturnOn: CalendarDate | null;
  /** The last day on which the landlord can answer; null without a deadline, and after the answer. */
  answerUntil: CalendarDate | null;
  /** The day of the next charge attempt for a due premium; null when none is planned. */
  nextTryOn: CalendarDate | null;
  /** The day on which the next premium falls due; null when none is left. */
  nextPremiumOn: CalendarDate | null;
  claims: readonly LineClaim[];
  movingOuts: readonly LineMovingOut[];
  today: CalendarDate;
}
