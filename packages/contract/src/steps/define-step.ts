import type { Call } from "../calls/define-call.ts";
import type { TenantRecord } from "../entities/tenant-record.ts";

/** The part of the record that steps need. */
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
  /** Whether the question is asked. Otherwise it is skipped in both directions. */
  applies(record: StepRecord): boolean;
  /** Whether the question has been answered. An optional question that was left empty counts as answered. */
  answered(record: StepRecord): boolean;
  /**
   * Whether quote, contract or invitation depend on the answer. The server refuses to complete the questions without it
   * (docs/flow.md).
   */
  essential: boolean;
}

export function defineStep<const Id extends string>(
  step: Omit<Step<Id>, "applies"> & Partial<Pick<Step, "applies">>,
): Step<Id> {
  return { applies: () => true, ...step };
}
