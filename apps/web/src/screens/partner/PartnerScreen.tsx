import { getPartnerSession, type LoggedInPerson } from "@kautia/contract";
import { Skeleton } from "@kautia/design-system";
import { useLinkToken } from "../../parts/account/use-link-token.ts";
import { Failed } from "../../parts/tables/Failed.tsx";
import { handledByPage } from "../../parts/tables/use-table.ts";
import { useApp } from "../../shell/app/app-context.ts";
import { useLoaded } from "../../shell/app/use-loaded.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { Navigate } from "../../shell/navigation/Navigate.tsx";
import { useLocation } from "../../shell/navigation/use-location.ts";
import { useScreenPath } from "../../shell/use-screen-path.ts";
import { tabsOf } from "./tabs.ts";
import { ClaimsPage } from "./claims/ClaimsPage.tsx";
import { GuaranteePage } from "./guarantees/GuaranteePage.tsx";
import { GuaranteesPage } from "./guarantees/GuaranteesPage.tsx";
import { HomesPage } from "./homes/HomesPage.tsx";
import { InvitationsPage } from "./invitations/InvitationsPage.tsx";
import { InvitePage } from "./invitations/InvitePage.tsx";
import { UploadPage } from "./invitations/UploadPage.tsx";
import { LinkLogin } from "./LinkLogin.tsx";
import { LoginForm } from "./LoginForm.tsx";
import { PartnerPage } from "./PartnerPage.tsx";
import { PeoplePage } from "./PeoplePage.tsx";
import { TestsPage } from "./tests/TestsPage.tsx";
import { WebhookPage } from "./webhooks/WebhookPage.tsx";
import { WebhooksPage } from "./webhooks/WebhooksPage.tsx";
import "./partner.css";

/** Every page of a partner's people. Shows the login in its place when nobody is logged in. */
export function PartnerScreen() {
  const { api } = useApp();
  const { t } = useText();
  const token = useLinkToken();
  const { state, reload } = useLoaded(() => api.call(getPartnerSession, {}, handledByPage));
  if (token !== null) return <LinkLogin key={token} token={token} onOpen={reload} />;
  if (state.kind === "loaded" && state.answer.person === null) return <LoginForm />;
  if (state.kind !== "loaded" || state.answer.person === null)
    return (
      <PartnerPage title={t("manager.title")} person={null}>
        {state.kind === "failed" ? <Failed onRetry={reload} /> : <Skeleton lines={6} label={t("common.loading")} />}
      </PartnerPage>
    );
  return <Place person={state.answer.person} onSessionEnded={reload} />;
}

export interface PartnerPageProps {
  person: LoggedInPerson;
  /** Called when the session has ended; leads to the login. */
  onSessionEnded: () => void;
}

function Place(props: PartnerPageProps) {
  const { settings } = useApp();
  const { search, params, query } = useLocation();
  const path = useScreenPath();
  const area = params["area"];
  if (area === undefined) return <Navigate to={path("partner-area", { area: "invitations" })} replace />;
  // A new key per search and page, so that each starts with fresh state. Without the language, so that changing it
  // keeps what was typed.
  const key = area + search;
  if (area === "invite") return <InvitePage key={key} {...props} />;
  if (area === "upload") return <UploadPage key={key} {...props} />;
  switch (tabsOf(settings).find((tab) => tab === area)) {
    case "homes":
      return <HomesPage key={key} {...props} />;
    case "invitations":
      return <InvitationsPage key={key} {...props} />;
    case "guarantees": {
      // A query parameter, not a screen: the list of screens is in the script that every page loads first.
      const refId = query.get("id");
      return refId === null ? (
        <GuaranteesPage key={key} {...props} />
      ) : (
        <GuaranteePage key={key} {...props} refId={refId} />
      );
    }
    case "claims":
      return <ClaimsPage key={key} {...props} />;
    case "people":
      return <PeoplePage key={key} {...props} />;
    case "webhooks": {
      const id = query.get("id");
      return id === null ? <WebhooksPage key={key} {...props} /> : <WebhookPage key={key} {...props} id={id} />;
    }
    case "tests":
      return <TestsPage key={key} {...props} />;
    case undefined:
      return <Navigate to={path("404")} replace />;
  }
}
