import { type CoTenantPage, getCoTenantPage } from "@kautia/contract";
import { Question, Skeleton } from "@kautia/design-system";
import { useState } from "react";
import { useApp } from "../../app/app-context.ts";
import { useLoaded } from "../../app/use-loaded.ts";
import { Page } from "../../frame/Page.tsx";
import { Navigate } from "../../navigation/Navigate.tsx";
import { useLocation } from "../../navigation/use-location.ts";
import { FailureMessage } from "../../parts/failure/FailureMessage.tsx";
import { useScreenPath } from "../../routing/use-screen-path.ts";
import { CountryTexts } from "../../texts/CountryTexts.tsx";
import { useText } from "../../texts/use-text.ts";
import { Answered } from "./Answered.tsx";
import { CorrectName } from "./CorrectName.tsx";
import { SignTogether } from "./SignTogether.tsx";

/** Opened by the link in a co-tenant's mail. Opening it decides nothing. */
function CoTenantScreen() {
  const { api } = useApp();
  const { t } = useText();
  const expired = useScreenPath()("link-expired");
  const { params, query } = useLocation();
  const { coTenantToken: token = "" } = params;
  const [answered, setAnswered] = useState<CoTenantPage | null>(null);
  const { state, reload, refresh } = useLoaded(() =>
    api.call(getCoTenantPage, { params: { token } }, { quiet: true, handledStatuses: "all" }),
  );
  if (state.kind === "failed" && state.failure.problem?.status === 404)
    return <Navigate to={`${expired}?from=co-tenant`} replace />;
  const view = answered ?? (state.kind === "loaded" ? state.answer : null);
  if (view === null)
    return (
      <Page title={t("coTenant.name")}>
        <Question title={t("coTenant.name")} />
        {state.kind === "failed" ? <FailureMessage failure={state.failure} onRetry={reload} /> : null}
        {state.kind === "loading" ? <Skeleton lines={6} label={t("common.loading")} /> : null}
      </Page>
    );
  const acts = {
    token,
    onAnswered(answer: CoTenantPage) {
      window.scrollTo(0, 0);
      setAnswered(answer);
    },
    onConflict() {
      setAnswered(null);
      refresh();
    },
  };
  const { contract } = view;
  return (
    <CountryTexts country={view.country}>
      {view.state !== "WAITING" || contract === null ? (
        <Answered view={view} justNow={answered !== null} {...acts} />
      ) : query.has("name") ? (
        <CorrectName view={view} {...acts} />
      ) : (
        <SignTogether view={view} contract={contract} {...acts} />
      )}
    </CountryTexts>
  );
}

export { CoTenantScreen as Component };
