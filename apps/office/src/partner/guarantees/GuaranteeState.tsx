import type { PolicyStatus } from "@kautia/contract";
import { Status, type StatusTone } from "../../parts/Status.tsx";
import { useText } from "../../text/use-text.ts";

/** An unpaid premium is no concern of the landlord. */
const tones: Record<PolicyStatus, StatusTone> = {
  SIGNED: "caution",
  ACCEPTED: "good",
  ACTIVE: "good",
  PAST_DUE: "good",
  CANCELLATION_REQUESTED: "caution",
  ENDED: "neutral",
  DECLINED: "neutral",
  WITHDRAWN: "neutral",
};

export function GuaranteeState({ status }: { status: PolicyStatus }) {
  const { t } = useText();
  return <Status tone={tones[status]}>{t(`partners.guarantee.${status}`)}</Status>;
}
