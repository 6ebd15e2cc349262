import { acceptAsLandlord, declineAsLandlord, type LandlordView } from "@kautia/contract";
import { Actions, Button, ButtonLink, InlineMessage } from "@kautia/design-system";
import { nameTenants } from "@kautia/locales/format";
import { useState } from "react";
import type { CallResult } from "#api/call-result.ts";
import { useApp } from "#app/app-context.ts";
import { useText } from "#texts/use-text.ts";
import { useGuaranteePath } from "../guarantee.ts";
import { AcceptDialog } from "./AcceptDialog.tsx";
import { DeclineDialog } from "./DeclineDialog.tsx";

export interface AnswerProps {
  view: LandlordView;
  token: string;
  onView: (view: LandlordView) => void;
  /** Called when the policy's status no longer allows an answer. */
  onConflict: () => Promise<void>;
  onCovered: () => void;
  isCovered: boolean;
}

/** Asks for confirmation before accepting and before declining, because both are final. */
export function Answer({ view, token, onView, onConflict, onCovered, isCovered }: AnswerProps) {
  const { api } = useApp();
  const { t, language } = useText();
  const path = useGuaranteePath();
  const [asking, setAsking] = useState<"accept" | "decline" | null>(null);
  const [failed, setFailed] = useState(false);
  const params = { token };

  async function settle(result: CallResult<LandlordView>): Promise<void> {
    if (result.ok) return onView(result.answer);
    if (result.why === "cancelled" || result.why === "left") return;
    setAsking(null);
    if (result.problem?.errorCode === "PROPERTY_HAS_ACTIVE_POLICY") return onCovered();
    if (result.problem?.status !== 409) return setFailed(true);
    await onConflict();
  }

  async function accept(): Promise<void> {
    setFailed(false);
    await settle(await api.call(acceptAsLandlord, { params, body: {} }, { handledStatuses: "all" }));
  }

  async function decline(reason: string): Promise<void> {
    setFailed(false);
    await settle(await api.call(declineAsLandlord, { params, body: { reason } }, { handledStatuses: "all" }));
  }

  const note = failed ? (
    <InlineMessage tone="error" toneLabel={t("common.error")} live title={t("landlord.failed")}>
      {t("landlord.failedText")}
    </InlineMessage>
  ) : isCovered ? (
    <InlineMessage tone="caution" toneLabel={t("common.note")} live title={t("landlord.covered")}>
      {t("landlord.coveredText")}
    </InlineMessage>
  ) : undefined;
  return (
    <Actions note={note}>
      {view.cash ? (
        <ButtonLink href={`${path("landlord")}?step=cash`}>{t("landlord.accept")}</ButtonLink>
      ) : (
        <Button onClick={() => setAsking("accept")}>{t("landlord.accept")}</Button>
      )}
      <Button variant="text" className="landlord-decline" onClick={() => setAsking("decline")}>
        {t("landlord.decline")}
      </Button>
      <AcceptDialog open={asking === "accept"} view={view} onAccept={accept} onClose={() => setAsking(null)} />
      <DeclineDialog
        open={asking === "decline"}
        tenants={nameTenants(view, language)}
        onDecline={decline}
        onClose={() => setAsking(null)}
      />
    </Actions>
  );
}
