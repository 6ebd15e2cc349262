import "../people/people.css";
import type { PolicyStatus } from "@kautia/contract";
import { createLazyRoute, Link, Outlet } from "@tanstack/react-router";
import { BackLink } from "../../parts/BackLink.tsx";
import { Page } from "../../parts/Page.tsx";
import { Status, type StatusTone } from "../../parts/Status.tsx";
import { Tabs } from "../../parts/Tabs.tsx";
import { useText } from "../../text/use-text.ts";
import { usePolicy } from "./use-policy.ts";

export const Route = createLazyRoute("/staff/policies/$id")({ component: PolicyPage });

const tones: Partial<Record<PolicyStatus, StatusTone>> = { ACTIVE: "good", ACCEPTED: "good", PAST_DUE: "caution" };

/** What all tabs of a policy have: whose it is, its state, and what can be done. */
function PolicyPage() {
  const text = useText();
  const { t } = text;
  const { contractNumber: id, tenantName, status, owed, country } = usePolicy();
  const params = { id };
  return (
    <Page
      title={`${tenantName || t("office.person.unnamed")}, ${id}`}
      back={<BackLink to="/staff/policies">{t("staff.area.policies")}</BackLink>}
      beside={
        <>
          <Status tone={tones[status]}>{t(`staff.policy.${status}`)}</Status>
          {owed > 0 ? (
            <Status tone="caution">{t("office.owes", { amount: text.in(country).exactMoney(owed) })}</Status>
          ) : null}
        </>
      }
      actions={
        <>
          <Link className="k-button k-button--secondary" to="/staff/policies/$id/write" params={params}>
            {t("office.write")}
          </Link>
          <Link className="k-button k-button--secondary" to="/staff/policies/$id/call" params={params}>
            {t("office.noteCall")}
          </Link>
        </>
      }
    >
      <Tabs
        label={t("staff.policy.tabs")}
        tabs={[
          { label: t("office.timeline"), to: "/staff/policies/$id", params },
          { label: t("office.tab.contract"), to: "/staff/policies/$id/contract", params },
          { label: t("office.tab.money"), to: "/staff/policies/$id/money", params },
          { label: t("staff.tab.documents"), to: "/staff/policies/$id/documents", params },
        ]}
      />
      <Outlet />
    </Page>
  );
}
