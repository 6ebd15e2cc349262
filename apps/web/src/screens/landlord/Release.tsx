import type { LandlordView } from "@kautia/contract";
import { Button, Card, Dialog, InlineMessage } from "@kautia/design-system";
import { useState } from "react";
import { useApp } from "../../app/app-context.ts";
import { useText } from "../../texts/use-text.ts";
import type { LandlordCalls } from "./landlord-calls.ts";

export interface ReleaseProps {
  view: LandlordView;
  calls: LandlordCalls;
  onView: (view: LandlordView) => void;
}

/** Releases the guarantee after a confirmation, because a release is final. */
export function Release({ view, calls, onView }: ReleaseProps) {
  const { api } = useApp();
  const { t, money, date } = useText();
  const [confirming, setConfirming] = useState(false);
  const [failed, setFailed] = useState(false);
  if (!view.mayRelease) return null;
  const { params, signedBy } = calls;
  const wanted = view.status === "CANCELLATION_REQUESTED";

  async function sign(): Promise<void> {
    setFailed(false);
    const body = signedBy === null ? { signature: true as const } : { signature: true as const, signedBy };
    const result = await api.call(calls.release, { params, body }, { handledStatuses: "all" });
    if (!result.ok && (result.why === "cancelled" || result.why === "left")) return;
    setConfirming(false);
    if (result.ok) return onView(result.answer);
    if (result.problem?.status !== 409) return setFailed(true);
    const now = await api.call(calls.view, { params }, { handledStatuses: "all" });
    if (now.ok) onView(now.answer);
  }

  return (
    <Card title={t("leaving.release")} tone={wanted ? "accent" : "plain"}>
      <div className="k-flow">
        {failed ? (
          <InlineMessage tone="error" toneLabel={t("common.error")} live title={t("landlord.failed")}>
            {t("leaving.failedText")}
          </InlineMessage>
        ) : null}
        {wanted ? <p>{t("leaving.releaseAsked", { tenant: view.tenantName })}</p> : null}
        {view.movedOutOn ? (
          <p>{t("movingOut.landlord", { tenant: view.tenantName, date: date(view.movedOutOn) })}</p>
        ) : null}
        <p>{t("leaving.releaseText")}</p>
        <p>
          <Button variant={wanted ? "ending" : "secondary"} onClick={() => setConfirming(true)}>
            {t("leaving.release")}
          </Button>
        </p>
      </div>
      <Dialog
        open={confirming}
        onClose={() => setConfirming(false)}
        title={t("leaving.releaseTitle")}
        closeText={t("common.close")}
        actions={
          <>
            <Button variant="ending" onClick={sign} busyLabel={t("common.saving")}>
              {t("leaving.sign")}
            </Button>
            <Button variant="text" onClick={() => setConfirming(false)}>
              {t("leaving.notYet")}
            </Button>
          </>
        }
      >
        <p>{t("leaving.releaseConfirmText", { tenant: view.tenantName, amount: money(view.depositAmount) })}</p>
        {signedBy === null ? null : <p>{t("manager.guarantees.signedBy", { name: signedBy })}</p>}
      </Dialog>
    </Card>
  );
}
