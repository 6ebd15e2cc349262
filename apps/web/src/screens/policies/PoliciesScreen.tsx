import { type CallAnswer, getSession, listPolicies, logOut } from "@kautia/contract";
import { Button, ButtonLink, InlineMessage, Question, Skeleton } from "@kautia/design-system";
import type { CallFailure, CallResult } from "../../api/call-result.ts";
import { useApp } from "../../shell/app/app-context.ts";
import { useLoaded } from "../../shell/app/use-loaded.ts";
import { CountryTexts, countryOfContract } from "../../shell/i18n/CountryTexts.tsx";
import { useText } from "../../shell/i18n/use-text.ts";
import { Navigate } from "../../shell/navigation/Navigate.tsx";
import { useNavigate } from "../../shell/navigation/use-location.ts";
import { Page } from "../../shell/Page.tsx";
import { useScreenPath } from "../../shell/use-screen-path.ts";
import { LaterSection } from "./LaterSection.tsx";
import { OwnData } from "./OwnData.tsx";
import { PolicyCard } from "./PolicyCard.tsx";
import { Sessions } from "./Sessions.tsx";
import "./policies.css";

/** The tenant's policies. Leads to the login when nobody is logged in. */
export function PoliciesScreen() {
  const { api } = useApp();
  const { t } = useText();
  const path = useScreenPath();
  const navigate = useNavigate();
  const { state, reload } = useLoaded(async (): Promise<CallResult<CallAnswer<typeof listPolicies> | null>> => {
    const quiet = { quiet: true, handBack: "all" } as const;
    const session = await api.call(getSession, {}, quiet);
    if (!session.ok) return session;
    return session.answer.email === null ? { ok: true, answer: null } : api.call(listPolicies, {}, quiet);
  });

  async function leave(): Promise<void> {
    const result = await api.call(logOut, {});
    if (result.ok) await navigate(path("login"));
  }

  const isNobodyLoggedIn =
    state.kind === "loaded" ? state.answer === null : state.kind === "failed" && isLoggedOut(state.failure);
  if (isNobodyLoggedIn) return <Navigate to={path("login")} replace />;
  const loaded = state.kind === "loaded" ? state.answer : null;
  const title = t("policies.title");
  const offline = state.kind === "failed" && state.failure.why === "offline";
  return (
    <Page title={title} width="wide">
      <div className="policies-head">
        <Question title={title} lead={loaded ? t("policies.lead", { email: loaded.email }) : undefined} />
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
      {loaded?.policies.length === 0 ? (
        <div className="k-flow">
          <p>{t("policies.none")}</p>
          <p>
            <ButtonLink href={path("welcome")}>{t("pages.toStart")}</ButtonLink>
          </p>
        </div>
      ) : null}
      {loaded?.policies.map((policy) => (
        <CountryTexts key={policy.refId} country={countryOfContract(policy.contractNumber)}>
          <PolicyCard policy={policy} />
        </CountryTexts>
      ))}
      {loaded ? (
        <>
          <LaterSection
            email={loaded.email}
            title="account.password"
            text="account.changeText"
            show="account.change"
            load={async () => (await import("./ChangePassword.tsx")).ChangePassword}
          />
          <LaterSection
            email={loaded.email}
            title="passkeys.title"
            text="passkeys.text"
            show="passkeys.show"
            load={async () => (await import("./PasskeyList.tsx")).PasskeyList}
          />
        </>
      ) : null}
      {loaded ? <Sessions /> : null}
      {loaded ? <OwnData /> : null}
    </Page>
  );
}

/** The session may end between the two calls. */
function isLoggedOut({ problem }: CallFailure): boolean {
  return problem?.status === 401;
}
