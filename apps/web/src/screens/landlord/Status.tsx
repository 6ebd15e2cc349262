import type { LandlordView } from "@kautia/contract";
import { InlineMessage, type MessageTone } from "@kautia/design-system";
import { useApp } from "../../app/app-context.ts";
import { useText } from "../../texts/use-text.ts";
import { type Stage, stageOf } from "./stage.ts";

const tones: Record<Stage, MessageTone> = {
  SIGNED: "info",
  ACCEPTED: "success",
  ACTIVE: "success",
  // The cover continues, and overdue premiums are no concern of the landlord.
  PAST_DUE: "success",
  CANCELLATION_REQUESTED: "caution",
  ENDED: "info",
  DECLINED: "info",
  UNANSWERED: "info",
  WITHDRAWN: "info",
};

export function Status({ view }: { view: LandlordView }) {
  const { t, date } = useText();
  const { settings } = useApp();
  const stage = stageOf(view);
  const day = (instant: string | null) => (instant ? date(instant) : "–");
  const cash = view.line.find(({ event, state }) => event === "CASH_RETURN" && state !== "done")?.on;
  const withdrawnOn = view.line.find(({ event }) => event === "WITHDRAWN")?.on;
  const values = {
    signed: day(view.signedAt),
    answered: day(view.answeredAt),
    tenant: view.tenantName,
    start: day(view.coverStart ?? view.insuranceStart),
    ...(cash && { cash: date(cash) }),
    withdrawn: withdrawnOn ? date(withdrawnOn) : "–",
  };
  const needsAccount = view.asksForAccount && tones[stage] === "success";
  return (
    <InlineMessage
      tone={needsAccount ? "caution" : tones[stage]}
      toneLabel={t("common.note")}
      // For other statuses the page heading says it.
      title={view.status === "SIGNED" ? t("landlord.status.SIGNED") : undefined}
    >
      {`${t(`landlord.status.${needsAccount ? "account" : cash ? "cash" : stage}.text`, values)}${
        stage === "WITHDRAWN" && view.coverStart
          ? ` ${t("leaving.withdrawalForLandlord", { claimDays: settings.insurer.claimsAfterEndDays })}`
          : ""
      }`}
    </InlineMessage>
  );
}
