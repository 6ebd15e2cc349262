import type { PolicyStatus } from "@kautia/contract";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import { type Fact, Facts } from "../../parts/Facts.tsx";
import { Panel } from "../../parts/Panel.tsx";
import { useText } from "../../text/use-text.ts";
import { ContractLink } from "../places.tsx";

interface Contract {
  contractNumber: string;
  status: PolicyStatus;
  tenantName: string;
  landlordName: string | null;
  fullAddress: string;
}

/** Which contract a piece of work is about. */
export function ContractPanel({ of: contract, more = [] }: { of: Contract; more?: readonly Fact[] }) {
  const { t } = useText();
  return (
    <Panel title={t("staff.col.contract")}>
      <Facts
        facts={[
          { label: t("staff.col.contract"), value: <ContractLink {...contract} /> },
          { label: t("staff.policyStatus"), value: t(`staff.policy.${contract.status}`) },
          { label: t("staff.col.tenant"), value: contract.tenantName },
          { label: t("staff.col.landlord"), value: contract.landlordName },
          { label: t("staff.col.home"), value: keepAddressTogether(contract.fullAddress) },
          ...more,
        ]}
      />
    </Panel>
  );
}
