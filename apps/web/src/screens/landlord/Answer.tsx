import {
  acceptAsLandlord,
  type CallAnswer,
  declineAsLandlord,
  getLandlordView,
  type LandlordView,
} from "@kautia/contract";
import { Actions, Button, InlineMessage } from "@kautia/design-system";
import { useState } from "react";
import type { CallResult } from "../../api/call-result.ts";
import { useApp } from "../../shell/app/app-context.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { AcceptWithCash } from "./AcceptWithCash.tsx";
import { DeclineDialog } from "./DeclineDialog.tsx";

export interface AnswerProps {
  view: LandlordView;
  token: string;
  onView: (view: LandlordView) => void;
  /** Called when the policy's status no longer allows an answer. */
  onTooLate: () => void;
}

/** Accepts with one click; asks for confirmation before declining, because that is final. */
export function Answer({ view, token, onView, onTooLate }: AnswerProps) {
  const { api } = useApp();
  const { t } = useText();
  const [declining, setDeclining] = useState(false);
  const [failed, setFailed] = useState(false);
  const params = { token };

  async function settle(result: CallResult<CallAnswer<typeof acceptAsLandlord>>): Promise<void> {
    if (result.ok) return onView(result.answer);
    if (result.why === "cancelled" || result.why === "left") return;
    setDeclining(false);
    if (result.problem?.status !== 409) return setFailed(true);
    await showCurrent();
  }

  /** Answered in another tab or withdrawn by the tenant. */
  async function showCurrent(): Promise<void> {
    onTooLate();
    const now = await api.call(getLandlordView, { params }, { handBack: "all" });
    if (now.ok) onView(now.answer);
  }

  async function accept(): Promise<void> {
    setFailed(false);
    await settle(await api.call(acceptAsLandlord, { params, body: {} }, { handBack: "all" }));
  }

  async function decline(reason: string): Promise<void> {
    setFailed(false);
    await settle(await api.call(declineAsLandlord, { params, body: { reason } }, { handBack: "all" }));
  }

  return (
    <>
      {failed ? (
        <InlineMessage tone="error" toneLabel={t("common.error")} live title={t("landlord.failed")}>
          {t("landlord.failedText")}
        </InlineMessage>
      ) : null}
      {view.cash ? (
        <AcceptWithCash
          cash={view.cash}
          token={token}
          onView={onView}
          onConflict={() => void showCurrent()}
          onDecline={() => setDeclining(true)}
        />
      ) : (
        <>
          <p>{t("landlord.acceptNote")}</p>
          <Actions>
            <Button onClick={accept} busyLabel={t("landlord.accepting")}>
              {t("landlord.accept")}
            </Button>
            <Button variant="text" onClick={() => setDeclining(true)}>
              {t("landlord.decline")}
            </Button>
          </Actions>
        </>
      )}
      <DeclineDialog
        open={declining}
        tenantName={view.tenantName}
        onDecline={decline}
        onClose={() => setDeclining(false)}
      />
    </>
  );
}
