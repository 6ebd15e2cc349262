import { getLandlordView, releaseAsLandlord } from "@kautia/contract";
import {
  Actions,
  Button,
  ButtonLink,
  Dialog,
  DrawingReleased,
  InlineMessage,
  Link,
  Question,
} from "@kautia/design-system";
import { tenantValues } from "@kautia/locales/format";
import { useState } from "react";
import { useApp } from "../../app/app-context.ts";
import { Page } from "../../frame/Page.tsx";
import { Navigate } from "../../navigation/Navigate.tsx";
import { isClaimOpen } from "../../parts/claims/is-claim-open.ts";
import { useText } from "../../texts/use-text.ts";
import { Facts } from "./Facts.tsx";
import { type GuaranteeProps, useGuaranteePath } from "./guarantee.ts";

/** Releases the guarantee after a confirmation, because a release is final. */
export function ReleasePage({ view, token, onView }: GuaranteeProps) {
  const { api } = useApp();
  const { t, money, date, language } = useText();
  const path = useGuaranteePath();
  const [confirming, setConfirming] = useState(false);
  const [failed, setFailed] = useState(false);
  const [released, setReleased] = useState(false);
  const params = { token };
  const { movedOutOn, claimable } = view;
  const tenants = tenantValues(view, language);
  const amount = money(view.depositAmount);
  const goesOn = view.claims.some(isClaimOpen) ? t("landlord.claimGoesOn") : null;

  async function sign(): Promise<void> {
    setFailed(false);
    const result = await api.call(releaseAsLandlord, { params, body: { signature: true } }, { handledStatuses: "all" });
    if (!result.ok && (result.why === "cancelled" || result.why === "left")) return;
    setConfirming(false);
    if (result.ok) {
      setReleased(true);
      window.scrollTo(0, 0);
      return onView(result.answer);
    }
    if (result.problem?.status !== 409) return setFailed(true);
    const now = await api.call(getLandlordView, { params }, { handledStatuses: "all" });
    if (now.ok) onView(now.answer);
  }

  if (released)
    return (
      <Page title={t("landlord.status.ENDED")} back={path("landlord")}>
        <DrawingReleased />
        <Question title={t("landlord.status.ENDED")} lead={t("landlord.releasedText", tenants)} />
        {goesOn ? <p>{goesOn}</p> : null}
        <p>
          <ButtonLink href={path("landlord")}>{t("landlord.toGuarantee")}</ButtonLink>
        </p>
      </Page>
    );
  if (!view.mayRelease) return <Navigate to={path("landlord")} replace />;
  return (
    <Page title={t("leaving.release")} back={path("landlord")}>
      <Question title={t("leaving.release")} lead={t("leaving.releaseText")} />
      {movedOutOn ? <p>{t("movingOut.landlord", { ...tenants, date: date(movedOutOn) })}</p> : null}
      {goesOn ? <p>{goesOn}</p> : null}
      {claimable ? <p>{t("landlord.claimBeforeRelease")}</p> : null}
      <p>
        <Link standalone href={`${path("landlord-changes")}?kind=LOWER_DEPOSIT`}>
          {t("changes.LOWER_DEPOSIT.instead")}
        </Link>
      </p>
      <Facts view={view} brief />
      {failed ? (
        <InlineMessage tone="error" toneLabel={t("common.error")} live title={t("landlord.failed")}>
          {t("leaving.failedText")}
        </InlineMessage>
      ) : null}
      <Actions>
        <Button variant="ending" onClick={() => setConfirming(true)}>
          {t("leaving.release")}
        </Button>
        <ButtonLink variant="text" href={path("landlord")}>
          {t("leaving.notYet")}
        </ButtonLink>
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
          <p>{t("leaving.releaseConfirmText", { ...tenants, amount })}</p>
        </Dialog>
      </Actions>
    </Page>
  );
}
