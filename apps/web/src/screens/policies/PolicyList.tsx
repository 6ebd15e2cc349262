import { countryOfContract, type PolicyView } from "@kautia/contract";
import { Card } from "@kautia/design-system";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import { CountryTexts } from "../../texts/CountryTexts.tsx";
import { useText } from "../../texts/use-text.ts";
import { HomeCard } from "./home/HomeCard.tsx";
import { PolicyDocuments } from "./PolicyDocuments.tsx";
import { PolicyPayments } from "./PolicyPayments.tsx";
import type { AccountTab } from "./tabs.ts";

interface PolicyListProps {
  tab: Exclude<AccountTab, "account-login">;
  policies: readonly PolicyView[];
  onPolicy: (policy: PolicyView) => void;
}

/** One section for each of the tenant's policies, with the texts of its country. */
export function PolicyList({ tab, policies, onPolicy }: PolicyListProps) {
  const { t } = useText();
  if (policies.length === 0) return <p>{t("policies.none")}</p>;
  return policies.map((policy) => (
    <CountryTexts key={policy.refId} country={countryOfContract(policy.contractNumber)}>
      {tab === "policies" ? (
        <HomeCard policy={policy} onPolicy={onPolicy} />
      ) : (
        <Card title={keepAddressTogether(policy.fullAddress)} className="policy">
          {tab === "account-payments" ? <PolicyPayments policy={policy} /> : <PolicyDocuments policy={policy} />}
        </Card>
      )}
    </CountryTexts>
  ));
}
