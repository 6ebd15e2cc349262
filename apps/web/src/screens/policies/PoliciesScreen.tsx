import { listPolicies, logOut } from "@kautia/contract";
import { Button, InlineMessage, Question, Skeleton } from "@kautia/design-system";
import { useApp } from "../../app/app-context.ts";
import { useLoaded } from "../../app/use-loaded.ts";
import { useText } from "../../i18n/use-text.ts";
import { Navigate } from "../../navigation/Navigate.tsx";
import { useNavigate } from "../../navigation/use-location.ts";
import { Page } from "../../shell/Page.tsx";
import { useScreenPath } from "../../shell/use-screen-path.ts";
import { PolicyCard } from "./PolicyCard.tsx";
import "./policies.css";

/** The tenant's contracts, for who is logged in; everybody else is asked to log in first. */
export function PoliciesScreen() {
  const { api } = useApp();
  const { t } = useText();
  const path = useScreenPath();
  const navigate = useNavigate();
  const { state, reload } = useLoaded(() => api.call(listPolicies, {}, { quiet: true, handBack: "all" }));

  async function leave(): Promise<void> {
    const result = await api.call(logOut, {});
    if (result.ok) await navigate(path("login"));
  }

  if (state.kind === "failed" && state.failure.problem?.status === 401) return <Navigate to={path("login")} replace />;
  const title = t("policies.title");
  const offline = state.kind === "failed" && state.failure.why === "offline";
  return (
    <Page title={title} width="wide">
      <div className="policies-head">
        <Question
          title={title}
          lead={state.kind === "loaded" ? t("policies.lead", { email: state.answer.email }) : undefined}
        />
        <Button variant="text" onClick={leave}>
          {t("policies.logOut")}
        </Button>
      </div>
      {state.kind === "failed" ? (
        <InlineMessage
          tone="caution"
          toneLabel={t("common.note")}
          live
          title={t(offline ? "form.offlineTitle" : "pages.500.title")}
          actions={<Button onClick={reload}>{t("common.retry")}</Button>}
        >
          {t(offline ? "policies.offlineText" : "errors.INTERNAL")}
        </InlineMessage>
      ) : null}
      {state.kind === "loading" ? <Skeleton lines={6} label={t("common.loading")} /> : null}
      {state.kind === "loaded"
        ? state.answer.policies.map((policy) => <PolicyCard key={policy.refId} policy={policy} />)
        : null}
    </Page>
  );
}
