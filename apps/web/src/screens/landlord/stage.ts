import type { LandlordView, PolicyStatus } from "@kautia/contract";

/** Where it stands for the landlord: what ended before there was an answer is another thing than a guarantee that has ended. */
export type Stage = PolicyStatus | "UNANSWERED";

export function stageOf({ status, line }: LandlordView): Stage {
  return line.some(({ event }) => event === "UNANSWERED") ? "UNANSWERED" : status;
}
