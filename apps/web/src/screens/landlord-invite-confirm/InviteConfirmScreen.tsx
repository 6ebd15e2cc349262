import { type CallAnswer, confirmInvitation, getInvitationToConfirm } from "@kautia/contract";
import { DrawingLetter, Question, Skeleton } from "@kautia/design-system";
import { useState } from "react";
import { InviteSteps } from "../../parts/invite-steps/InviteSteps.tsx";
import { FailureMessage } from "../../parts/failure/FailureMessage.tsx";
import { useApp } from "../../app/app-context.ts";
import { useLoaded } from "../../app/use-loaded.ts";
import { useText } from "../../texts/use-text.ts";
import { Navigate } from "../../navigation/Navigate.tsx";
import { useLocation } from "../../navigation/use-location.ts";
import { Page } from "../../frame/Page.tsx";
import { useHeadingFocus } from "../../browser/use-heading-focus.ts";
import { useScreenPath } from "../../routing/use-screen-path.ts";
import { SendInvitation } from "./SendInvitation.tsx";

type Confirmed = CallAnswer<typeof confirmInvitation>;

/** Opened from the landlord's confirmation mail: shows the invitation and sends it. */
function InviteConfirmScreen() {
  const { api } = useApp();
  const { t } = useText();
  const path = useScreenPath();
  const { inviteToken = "" } = useLocation().params;
  const [confirmed, setConfirmed] = useState<Confirmed | null>(null);
  const [expired, setExpired] = useState(false);
  const { state, reload } = useLoaded(() =>
    api.call(getInvitationToConfirm, { params: { token: inviteToken } }, { quiet: true, handledStatuses: "all" }),
  );
  if (expired || (state.kind === "failed" && state.failure.problem?.status === 410))
    return <Navigate to={`${path("link-expired")}?from=invite`} replace />;
  if (confirmed) return <Done confirmed={confirmed} />;
  return (
    <Page title={t("invite.name")}>
      <Question title={t("invite.confirmTitle")} lead={t("invite.confirmLead")} />
      {state.kind === "loaded" ? (
        <SendInvitation
          token={inviteToken}
          invitation={state.answer}
          onConfirmed={setConfirmed}
          onExpired={() => setExpired(true)}
        />
      ) : null}
      {state.kind === "loading" ? <Skeleton lines={5} label={t("common.loading")} /> : null}
      {state.kind === "failed" ? <FailureMessage failure={state.failure} onRetry={reload} /> : null}
    </Page>
  );
}

function Done({ confirmed: { tenantEmail, expiresAt } }: { confirmed: Confirmed }) {
  const { t, date } = useText();
  const heading = useHeadingFocus();
  return (
    <Page title={t("invite.name")}>
      <DrawingLetter />
      <Question
        headingRef={heading}
        title={t("invite.doneTitle")}
        lead={t("invite.doneText", { email: tenantEmail, date: date(expiresAt) })}
      />
      <InviteSteps turn="tenant" />
      <p className="quiet">{t("invite.doneNext")}</p>
    </Page>
  );
}

export { InviteConfirmScreen as Component };
