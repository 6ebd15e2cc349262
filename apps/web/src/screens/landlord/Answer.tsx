import type { LandlordView } from "@kautia/contract";
import { Actions, Button, Card, InlineMessage } from "@kautia/design-system";
import { useState } from "react";
import type { CallResult } from "../../api/call-result.ts";
import { useApp } from "../../app/app-context.ts";
import { useText } from "../../texts/use-text.ts";
import { AcceptDialog } from "./AcceptDialog.tsx";
import { AcceptWithCash } from "./AcceptWithCash.tsx";
import { DeclineDialog } from "./DeclineDialog.tsx";
import type { LandlordCalls } from "./landlord-calls.ts";

export interface AnswerProps {
  view: LandlordView;
  calls: LandlordCalls;
  onView: (view: LandlordView) => void;
  /** Called when the policy's status no longer allows an answer. */
  onTooLate: () => void;
}

/** Asks for confirmation before accepting and before declining, because both are final. */
export function Answer({ view, calls, onView, onTooLate }: AnswerProps) {
  const { api } = useApp();
  const { t } = useText();
  const [asking, setAsking] = useState<"accept" | "decline" | null>(null);
  const [failed, setFailed] = useState(false);
  /** Another tenant's contract for the home was accepted first. */
  const [isCovered, setIsCovered] = useState(false);
  const { params } = calls;

  async function settle(result: CallResult<LandlordView>): Promise<void> {
    if (result.ok) return onView(result.answer);
    if (result.why === "cancelled" || result.why === "left") return;
    setAsking(null);
    if (result.problem?.errorCode === "PROPERTY_HAS_ACTIVE_POLICY") return setIsCovered(true);
    if (result.problem?.status !== 409) return setFailed(true);
    await showCurrent();
  }

  /** Answered in another tab or withdrawn by the tenant. */
  async function showCurrent(): Promise<void> {
    onTooLate();
    const now = await api.call(calls.view, { params }, { handledStatuses: "all" });
    if (now.ok) onView(now.answer);
  }

  async function accept(): Promise<void> {
    setFailed(false);
    await settle(await api.call(calls.accept, { params, body: {} }, { handledStatuses: "all" }));
  }

  async function decline(reason: string): Promise<void> {
    setFailed(false);
    await settle(await api.call(calls.decline, { params, body: { reason } }, { handledStatuses: "all" }));
  }

  return (
    <Card title={t("landlord.answer")} tone="accent">
      <div className="k-flow">
        {failed ? (
          <InlineMessage tone="error" toneLabel={t("common.error")} live title={t("landlord.failed")}>
            {t("landlord.failedText")}
          </InlineMessage>
        ) : null}
        {isCovered ? (
          <InlineMessage tone="caution" toneLabel={t("common.note")} live title={t("landlord.covered")}>
            {t("landlord.coveredText")}
          </InlineMessage>
        ) : null}
        {view.cash ? (
          <AcceptWithCash
            cash={view.cash}
            calls={calls}
            onView={onView}
            onConflict={() => void showCurrent()}
            onCovered={() => setIsCovered(true)}
            onDecline={() => setAsking("decline")}
          />
        ) : (
          <>
            <p>{t("landlord.acceptNote")}</p>
            <Actions>
              <Button onClick={() => setAsking("accept")}>{t("landlord.accept")}</Button>
              <Button variant="text" onClick={() => setAsking("decline")}>
                {t("landlord.decline")}
              </Button>
            </Actions>
          </>
        )}
      </div>
      <AcceptDialog open={asking === "accept"} view={view} onAccept={accept} onClose={() => setAsking(null)} />
      <DeclineDialog
        open={asking === "decline"}
        tenantName={view.tenantName}
        onDecline={decline}
        onClose={() => setAsking(null)}
      />
    </Card>
  );
}
