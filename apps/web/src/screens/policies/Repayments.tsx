import { InlineMessage } from "@kautia/design-system";
import { useText } from "../../texts/use-text.ts";
import type { PolicyPartProps } from "./PolicyPage.tsx";
import { Repay, type RepayProps } from "./Repay.tsx";
import { RepayTogether } from "./RepayTogether.tsx";

/** What the tenant pays back for claims. */
export function Repayments({ policy, onPolicy }: PolicyPartProps) {
  const { t } = useText();
  const mayChoose = policy.repayments.filter(({ choices }) => choices.length > 0);
  const others = policy.repayments.filter(({ choices }) => choices.length === 0);
  if (policy.repayments.length === 0)
    return (
      <InlineMessage tone="info" toneLabel={t("common.note")}>
        {t("repayment.none")}
      </InlineMessage>
    );
  return (
    <div className="k-flow">
      {[...mayChoose, ...others].map((repayment) => (
        <Repayment key={repayment.claimId} policy={policy} repayment={repayment} onPolicy={onPolicy} />
      ))}
    </div>
  );
}

function Repayment(props: RepayProps) {
  return props.policy.role === "TENANT" ? <Repay {...props} /> : <RepayTogether {...props} />;
}
