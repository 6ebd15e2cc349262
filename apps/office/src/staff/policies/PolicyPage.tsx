import "../people/people.css";
import type { PolicyStatus } from "@kautia/contract";
import { createLazyRoute, Outlet, useNavigate } from "@tanstack/react-router";
import { MenuItem } from "react-aria-components";
import { BackLink } from "../../parts/BackLink.tsx";
import { MenuButton } from "../../parts/MenuButton.tsx";
import { Page } from "../../parts/Page.tsx";
import { Status, type StatusTone } from "../../parts/Status.tsx";
import { Tabs } from "../../parts/Tabs.tsx";
import { useKeys } from "../../shell/keys.tsx";
import { LinkButton } from "../../parts/links.tsx";
import { useText } from "../../text/use-text.ts";
import { Circumstances } from "../circumstances/Circumstances.tsx";
import { Unpaid } from "./Unpaid.tsx";
import { usePolicy } from "./use-policy.ts";

export const Route = createLazyRoute("/staff/policies/$id")({ component: PolicyPage });

const tones: Partial<Record<PolicyStatus, StatusTone>> = { ACTIVE: "good", ACCEPTED: "good", PAST_DUE: "caution" };

const usualActs = [
  { to: "/staff/policies/$id/write", label: "office.write" },
  { to: "/staff/policies/$id/call", label: "office.noteCall" },
] as const;

const otherActs = [
  { to: "/staff/policies/$id/declare", label: "office.declare" },
  { to: "/staff/policies/$id/event", label: "office.event" },
  { to: "/staff/policies/$id/hold", label: "office.hold" },
] as const;

/** What all tabs of a policy have: whose it is, its state, and what can be done. */
function PolicyPage() {
  const text = useText();
  const { t } = text;
  const policy = usePolicy();
  const { contractNumber: id, tenantName, coTenants, status, owed, country } = policy;
  const params = { id };
  const navigate = useNavigate();
  const isHeld = policy.circumstances.some(({ kind, endedAt }) => kind === "SUSPICION" && endedAt === null);
  const others = otherActs.filter(({ label }) => !isHeld || label !== "office.hold");
  useKeys(
    [...usualActs, ...others].map(({ to, label }) => ({
      key: null,
      does: t(label),
      isAct: true,
      run: () => void navigate({ to, params }),
    })),
  );
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
          {usualActs.map(({ to, label }) => (
            <LinkButton variant="secondary" key={to} to={to} params={params}>
              {t(label)}
            </LinkButton>
          ))}
          <MenuButton label={t("office.more")} className="k-button k-button--secondary">
            {others.map(({ to, label }) => (
              <MenuItem key={to} onAction={() => void navigate({ to, params })}>
                {t(label)}
              </MenuItem>
            ))}
          </MenuButton>
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
