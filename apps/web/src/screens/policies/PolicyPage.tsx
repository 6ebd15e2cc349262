import { countryOfContract, type PolicyView } from "@kautia/contract";
import { type Elements, Question } from "@kautia/design-system";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import type { ComponentType } from "react";
import { Page } from "../../frame/Page.tsx";
import { Navigate } from "../../navigation/Navigate.tsx";
import { PasswordSet } from "../../parts/account/PasswordSet.tsx";
import { useScreenPath } from "../../routing/use-screen-path.ts";
import { CountryTexts } from "../../texts/CountryTexts.tsx";
import { useText } from "../../texts/use-text.ts";
import { Changes } from "./changes/Changes.tsx";
import { Claims } from "./Claims.tsx";
import { DeclinedPolicy } from "./DeclinedPolicy.tsx";
import { Leave } from "./Leave.tsx";
import { MessageForm } from "./MessageForm.tsx";
import { MovingOut } from "./moving-out/MovingOut.tsx";
import { PolicyTimeline } from "./PolicyTimeline.tsx";
import { Repayments } from "./Repayments.tsx";
import { type PolicyPageId, policyPages } from "./tabs.ts";
import { usePolicyUpdates } from "./use-policy-updates.ts";

export interface PolicyPartProps {
  policy: PolicyView;
  onPolicy: (policy: PolicyView) => void;
}

const parts: Record<PolicyPageId, ComponentType<PolicyPartProps>> = {
  "policy-timeline": PolicyTimeline,
  "policy-claims": Claims,
  "policy-repayment": Repayments,
  "policy-moving-out": MovingOut,
  "policy-leaving": Leave,
  "policy-message": MessageForm,
  "policy-changes": Changes,
  "policy-declined": DeclinedPolicy,
};

interface PolicyPageProps {
  page: PolicyPageId;
  /** Null until it is loaded; `none` if the account has no such contract. */
  policy: PolicyView | "none" | null;
  onPolicy: (policy: PolicyView) => void;
  /** Shown until it is loaded. */
  unloaded: Elements;
}

/** One thing that can be done with a contract. The way back leads to the account. */
export function PolicyPage({ page, policy, onPolicy, unloaded }: PolicyPageProps) {
  const { t } = useText();
  const path = useScreenPath();
  if (policy === "none") return <Navigate to={path("policies")} replace />;
  const title = t(policy === null ? policyPages[page] : titleOf(page, policy));
  return (
    <Page title={title} back={path("policies")} backText={t("account.back")}>
      <Question title={title} lead={policy === null ? undefined : keepAddressTogether(policy.fullAddress)} />
      <PasswordSet />
      {policy === null ? (
        unloaded
      ) : (
        <CountryTexts country={countryOfContract(policy.contractNumber)}>
          <div className="policy-page">
            <Part page={page} policy={policy} onPolicy={onPolicy} />
          </div>
        </CountryTexts>
      )}
    </Page>
  );
}

function titleOf(page: PolicyPageId, { wayOut }: PolicyView) {
  return page === "policy-leaving" && wayOut?.way === "withdraw" ? "leaving.withdraw" : policyPages[page];
}

function Part({ page, policy, onPolicy }: PolicyPartProps & { page: PolicyPageId }) {
  const show = usePolicyUpdates(policy, onPolicy);
  const Shown = parts[page];
  return <Shown policy={policy} onPolicy={show} />;
}
