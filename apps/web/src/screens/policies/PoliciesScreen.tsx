import { type CallAnswer, getSession, listPolicies, logOut, type PolicyView } from "@kautia/contract";
import { Button, ButtonLink, InlineMessage, Question, Skeleton, TextWithEmails } from "@kautia/design-system";
import { useState } from "react";
import type { CallFailure, CallResult } from "../../api/call-result.ts";
import { useLoginPath } from "../../parts/account/login-paths.ts";
import { ActionFailed } from "../../parts/failure/ActionFailed.tsx";
import { FailureMessage } from "../../parts/failure/FailureMessage.tsx";
import { useApp } from "../../app/app-context.ts";
import { useLoaded } from "../../app/use-loaded.ts";
import { useText } from "../../texts/use-text.ts";
import { Navigate } from "../../navigation/Navigate.tsx";
import { useLocation, useNavigate } from "../../navigation/use-location.ts";
import { Page } from "../../frame/Page.tsx";
import { useScreenPath } from "../../routing/use-screen-path.ts";
import { AccountTabs } from "./AccountTabs.tsx";
import { LoginSections } from "./LoginSections.tsx";
import { OwnData } from "./OwnData.tsx";
import { PolicyList } from "./PolicyList.tsx";
import { accountTabs, tabOf } from "./tabs.ts";
import { Todos } from "./Todos.tsx";
import "./policies.css";

/** The tenant's account: contracts, payments, documents, login and data. Leads to the login when nobody is logged in. */
export function PoliciesScreen() {
  const { api, session } = useApp();
  const { t } = useText();
  const path = useScreenPath();
  const loginPath = useLoginPath();
  const navigate = useNavigate();
  const { screen, state: passed } = useLocation();
  const tab = tabOf(screen);
  // Kept here, so that the other tabs show a change too.
  const [changed, setChanged] = useState<Record<string, PolicyView>>({});
  const [isLeaving, setIsLeaving] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const { state, reload } = useLoaded(async (): Promise<CallResult<CallAnswer<typeof listPolicies> | null>> => {
    const quiet = { quiet: true, handledStatuses: "all" } as const;
    const login = await api.call(getSession, {}, quiet);
    if (!login.ok) return login;
    return login.answer.email === null ? { ok: true, answer: null } : api.call(listPolicies, {}, quiet);
  });

  async function leave(): Promise<void> {
    setIsLeaving(true);
    setFailure(null);
    const result = await api.call(logOut, {});
    if (result.ok) {
      // The next person at this computer must not see it.
      session.forget();
      await navigate(path("login"));
    } else setFailure(result);
    setIsLeaving(false);
  }

  const isNobodyLoggedIn =
    state.kind === "loaded" ? state.answer === null : state.kind === "failed" && isLoggedOut(state.failure);
  // Logging out while the page loads must not lead to a login that comes back here.
  if (isNobodyLoggedIn) return isLeaving ? null : <Navigate to={loginPath} replace />;
  const loaded = state.kind === "loaded" ? state.answer : null;
  const policies = loaded?.policies.map((listed) => changed[listed.refId] ?? listed) ?? [];
  const title = t(accountTabs[tab].title);
  return (
    <Page title={title} width="wide">
      <div className="policies-head">
        <Question
          title={title}
          lead={loaded ? <TextWithEmails text={t("policies.lead", { email: loaded.email })} /> : undefined}
        />
        <Button variant="text" onClick={leave}>
          {t("policies.logOut")}
        </Button>
      </div>
      <ActionFailed failure={failure} />
      <AccountTabs current={tab} />
      {hasSetPassword(passed) ? (
        <InlineMessage tone="success" toneLabel={t("common.note")} live title={t("account.setTitle")}>
          {t("account.setText")}
        </InlineMessage>
      ) : null}
      {state.kind === "failed" ? <FailureMessage failure={state.failure} onRetry={reload} /> : null}
      {state.kind === "loading" ? <Skeleton lines={6} label={t("common.loading")} /> : null}
      {loaded && tab === "account-login" ? <LoginSections email={loaded.email} /> : null}
      {loaded && tab === "account-data" ? <OwnData /> : null}
      {loaded && tab === "policies" ? <Todos policies={policies} /> : null}
      {loaded && tab !== "account-login" && tab !== "account-data" ? (
        <PolicyList
          tab={tab}
          policies={policies}
          onPolicy={(now) => setChanged((before) => ({ ...before, [now.refId]: now }))}
        />
      ) : null}
      {loaded?.policies.length === 0 && tab === "policies" ? (
        <p>
          <ButtonLink href={path("welcome")}>{t("pages.toStart")}</ButtonLink>
        </p>
      ) : null}
    </Page>
  );
}

/** The session may end between the two calls. */
function isLoggedOut({ problem }: CallFailure): boolean {
  return problem?.status === 401;
}

/** Passed by the page that sets a password. */
function hasSetPassword(state: unknown): boolean {
  return typeof state === "object" && state !== null && Reflect.get(state, "passwordSet") === true;
}
