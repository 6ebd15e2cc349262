import "../people/people.css";
import type { PolicyStatus } from "@kautia/contract";
import { createLazyRoute, Link, Outlet, useNavigate } from "@tanstack/react-router";
import { BackLink } from "../../parts/BackLink.tsx";
import { Page } from "../../parts/Page.tsx";
import { Status, type StatusTone } from "../../parts/Status.tsx";
import { Tabs } from "../../parts/Tabs.tsx";
import { useAct } from "../../shell/keys.tsx";
import { useText } from "../../text/use-text.ts";
import { Circumstances } from "../circumstances/Circumstances.tsx";
import { Unpaid } from "./Unpaid.tsx";
import { usePolicy } from "./use-policy.ts";

export const Route = createLazyRoute("/staff/policies/$id")({ component: PolicyPage });

const tones: Partial<Record<PolicyStatus, StatusTone>> = { ACTIVE: "good", ACCEPTED: "good", PAST_DUE: "caution" };

const acts = [
  { to: "/staff/policies/$id/write", label: "office.write" },
  { to: "/staff/policies/$id/call", label: "office.noteCall" },
  { to: "/staff/policies/$id/event", label: "office.event" },
  { to: "/staff/policies/$id/hold", label: "office.hold" },
  { to: "/staff/policies/$id/declare", label: "office.declare" },
] as const;

/** What all tabs of a policy have: whose it is, its state, and what can be done. */
function PolicyPage() {
  const text = useText();
  const { t } = text;
  const policy = usePolicy();
  const { contractNumber: id, tenantName, coTenants, status, owed, country } = policy;
  const params = { id };
  const navigate = useNavigate();
  useAct(t("office.write"), () => void navigate({ to: "/staff/policies/$id/write", params }));
  useAct(t("office.noteCall"), () => void navigate({ to: "/staff/policies/$id/call", params }));
  const isHeld = policy.circumstances.some(({ kind, endedAt }) => kind === "SUSPICION" && endedAt === null);
  return (
    <Page
      title={[tenantName || t("office.person.unnamed"), ...coTenants.map(({ name }) => name), id].join(", ")}
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
          {acts
            .filter(({ label }) => !isHeld || label !== "office.hold")
            .map(({ to, label }) => (
              <Link key={to} className="k-button k-button--secondary" to={to} params={params}>
                {t(label)}
              </Link>
            ))}
        </>
      }
    >
      <Circumstances of={policy} />
      <Unpaid of={policy} />
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
