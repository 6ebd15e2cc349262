import type { Call } from "../calls/define-call.ts";
import type { TenantRecord } from "../entities/tenant-record.ts";

/** What a step needs to know of the record: the answers given so far. */
export type StepRecord = Pick<
  TenantRecord,
  | "address"
  | "existingRent"
  | "rentTime"
  | "rentPay"
  | "buildingType"
  | "liveWith"
  | "pet"
  | "rentContractId"
  | "employmentStatus"
  | "coldRentAmount"
  | "rentDepositAmount"
  | "insuranceStart"
  | "landlordInfo"
  | "userInfo"
  | "furnishedType"
>;

/** One question of the onboarding. Source: wire decisions, "The stepped onboarding". */
export interface Step<Id extends string = string> {
  id: Id;
  /** The call that saves the answer. */
  save: Call;
  /** Whether the question is asked at all; one that is not asked is skipped forwards and backwards. */
  applies(record: StepRecord): boolean;
  /** Whether it has been answered. A question that may be left empty counts as answered. */
  answered(record: StepRecord): boolean;
  /**
   * Whether quote, contract or invitation rest on the answer, so that the server refuses to complete the questions
   * without it (docs/flow.md).
   */
  essential: boolean;
}

export function defineStep<const Id extends string>(
  step: Omit<Step<Id>, "applies"> & Partial<Pick<Step, "applies">>,
): Step<Id> {
  return { applies: () => true, ...step };
}
