import { getStaffPolicy, type StaffPolicy } from "@kautia/contract";
import { Link, Question, Skeleton } from "@kautia/design-system";
import { useApp } from "#shell/app/app-context.ts";
import { TabLinks } from "#shell/TabLinks.tsx";
import { InCountry } from "#shell/i18n/InCountry.tsx";
import { useText } from "#shell/i18n/use-text.ts";
import { Navigate } from "#shell/navigation/Navigate.tsx";
import { useLocation } from "#shell/navigation/use-location.ts";
import { useScreenPath } from "#shell/use-screen-path.ts";
import { Answers } from "../case/Answers.tsx";
import { Failed } from "#parts/tables/Failed.tsx";
import { Notes } from "../Notes.tsx";
import { StaffPage } from "../StaffPage.tsx";
import type { StaffPageProps } from "../StaffScreen.tsx";
import { handledByPage, useTable } from "#parts/tables/use-table.ts";
import { Claims } from "./Claims.tsx";
import { Overview } from "./Overview.tsx";
import { PolicyFiles } from "./PolicyFiles.tsx";
import { Charges, Events, Ledger, Mails } from "./PolicyLists.tsx";
import { findTab, type PolicyTab, policyTabs } from "./tabs.ts";

/** One policy with everything about it, in tabs with their own URLs. */
export function PolicyPage({ refId, ...props }: StaffPageProps & { refId: string }) {
  const { api } = useApp();
  const { t } = useText();
  const path = useScreenPath();
  const { query, search } = useLocation();
  const { state, reload } = useTable(
    () => api.call(getStaffPolicy, { params: { refId } }, handledByPage),
    props.onSessionEnded,
  );
  if (state.kind === "failed" && state.failure.problem?.status === 404) return <Navigate to={path("404")} replace />;
  const policy = state.kind === "loaded" ? state.answer : null;
  const title = policy?.tenantName || refId;
  const tab = findTab(query.get("tab"));
  return (
    <StaffPage title={title} {...props}>
      <p>
        <Link standalone href={path("staff-area", { area: "policies" })}>
          {t("staff.policy.back")}
        </Link>
      </p>
      <Question title={title} lead={policy ? `${policy.contractNumber}, ${policy.fullAddress}` : undefined} />
      <Tabs current={tab} />
      {state.kind === "loading" ? <Skeleton lines={8} label={t("common.loading")} /> : null}
      {state.kind === "failed" ? <Failed onRetry={reload} /> : null}
      {policy ? (
        <InCountry country={policy.country}>
          <Panel key={search} tab={tab} policy={policy} onSessionEnded={props.onSessionEnded} />
        </InCountry>
      ) : null}
    </StaffPage>
  );
}

function Tabs({ current }: { current: PolicyTab }) {
  const { t } = useText();
  const { pathname } = useLocation();
  const tabs = policyTabs.map((tab) => ({
    href: tab === "overview" ? pathname : `${pathname}?tab=${tab}`,
    text: t(`staff.tab.${tab}`),
    isCurrent: tab === current,
  }));
  return <TabLinks label={t("staff.policy.tabs")} tabs={tabs} />;
}

function Panel({ tab, policy, onSessionEnded }: { tab: PolicyTab; policy: StaffPolicy; onSessionEnded: () => void }) {
  const { refId } = policy;
  switch (tab) {
    case "overview":
      return <Overview policy={policy} />;
    case "application":
      return <Answers record={policy.answers} />;
    case "documents":
      return <PolicyFiles policy={policy} onSessionEnded={onSessionEnded} />;
    case "charges":
      return <Charges refId={refId} onSessionEnded={onSessionEnded} />;
    case "ledger":
      return <Ledger refId={refId} onSessionEnded={onSessionEnded} />;
    case "mails":
      return <Mails refId={refId} onSessionEnded={onSessionEnded} />;
    case "claims":
      return <Claims policy={policy} />;
    case "notes":
      return <Notes refId={refId} onSessionEnded={onSessionEnded} />;
    case "history":
      return <Events refId={refId} onSessionEnded={onSessionEnded} />;
  }
}
