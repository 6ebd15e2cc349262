import { type CallAnswer, getSession, listPolicies, logOut, type PolicyView } from "@kautia/contract";
import { Button, ButtonLink, type Elements, Question, Skeleton } from "@kautia/design-system";
import { useState } from "react";
import type { CallFailure, CallResult } from "../../api/call-result.ts";
import { useApp } from "../../app/app-context.ts";
import { useLoaded } from "../../app/use-loaded.ts";
import { Page } from "../../frame/Page.tsx";
import { Navigate } from "../../navigation/Navigate.tsx";
import { useLocation, useNavigate } from "../../navigation/use-location.ts";
import { useLoginPath } from "../../parts/account/login-paths.ts";
import { PasswordSet } from "../../parts/account/PasswordSet.tsx";
import { ActionFailed } from "../../parts/failure/ActionFailed.tsx";
import { FailureMessage } from "../../parts/failure/FailureMessage.tsx";
import { useScreenPath } from "../../routing/use-screen-path.ts";
import { useText } from "../../texts/use-text.ts";
import { AccountTabs } from "./AccountTabs.tsx";
import { OwnData } from "./OwnData.tsx";
import { PolicyList } from "./PolicyList.tsx";
import { PolicyPage } from "./PolicyPage.tsx";
import { Profile } from "./Profile.tsx";
import { accountTabs, isPolicyPage, pageOfAnchor, tabOf } from "./tabs.ts";
import "./policies.css";

/** The tenant's account, which loads once for all of its pages. Leads to the login when nobody is logged in. */
function PoliciesScreen() {
  const { api, session } = useApp();
  const path = useScreenPath();
  const loginPath = useLoginPath();
  const navigate = useNavigate();
  const { screen, params } = useLocation();
  // Kept here, so that the other pages show a change too.
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
  const account = state.kind === "loaded" ? state.answer : null;
  const policies = account?.policies.map((listed) => changed[listed.refId] ?? listed) ?? [];
  const onPolicy = (now: PolicyView) => setChanged((before) => ({ ...before, [now.refId]: now }));
  const unloaded = <Unloaded state={state} reload={reload} />;
  if (isPolicyPage(screen))
    return (
      <PolicyPage
        key={screen}
        page={screen}
        policy={
          account && (policies.find(({ contractNumber }) => contractNumber === params["contractNumber"]) ?? "none")
        }
        onPolicy={onPolicy}
        unloaded={unloaded}
      />
    );
  return (
    <AccountPage account={account} policies={policies} onPolicy={onPolicy} onLogOut={leave}>
      <ActionFailed failure={failure} />
      {unloaded}
    </AccountPage>
  );
}

interface AccountPageProps {
  /** Null until it is loaded. */
  account: CallAnswer<typeof listPolicies> | null;
  policies: readonly PolicyView[];
  onPolicy: (policy: PolicyView) => void;
  onLogOut: () => Promise<void>;
  children: Elements;
}

function AccountPage({ account, policies, onPolicy, onLogOut, children }: AccountPageProps) {
  const { t } = useText();
  const path = useScreenPath();
  const { screen, hash } = useLocation();
  const tab = tabOf(screen);
  const old = pageOfAnchor(hash);
  const moved = policies.find(({ refId }) => refId === old?.refId);
  if (old && moved) return <Navigate to={path(old.page, { contractNumber: moved.contractNumber })} replace />;
  const title = t(screen === "account-data" ? "ownData.title" : accountTabs[tab].title);
  return (
    <Page title={title} width="wide">
      <div className="policies-head">
        <Question title={title} />
        <Button variant="text" onClick={onLogOut}>
          {t("policies.logOut")}
        </Button>
      </div>
      <AccountTabs current={tab} />
      <PasswordSet />
      {children}
      {account && screen === "account-data" ? <OwnData /> : null}
      {account && screen === "account-login" ? <Profile {...account} /> : null}
      {account && tab !== "account-login" ? <PolicyList tab={tab} policies={policies} onPolicy={onPolicy} /> : null}
      {account && policies.length === 0 && tab === "policies" ? (
        <p>
          <ButtonLink href={path("welcome")}>{t("pages.toStart")}</ButtonLink>
        </p>
      ) : null}
    </Page>
  );
}

interface UnloadedProps {
  state: { kind: "loading" } | { kind: "loaded" } | { kind: "failed"; failure: CallFailure };
  reload: () => void;
}

function Unloaded({ state, reload }: UnloadedProps) {
  const { t } = useText();
  if (state.kind === "failed") return <FailureMessage failure={state.failure} onRetry={reload} />;
  return state.kind === "loading" ? <Skeleton lines={6} label={t("common.loading")} /> : null;
}

/** The session may end between the two calls. */
function isLoggedOut({ problem }: CallFailure): boolean {
  return problem?.status === 401;
}

export { PoliciesScreen as Component };
