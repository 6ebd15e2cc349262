import { getPolicyDocument, type PolicyView } from "@kautia/contract";
import { buildUrl } from "../../api/build-url.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { PolicyDocumentList } from "../../parts/policy-documents/PolicyDocumentList.tsx";
import { CardPageButton } from "./CardPageButton.tsx";
import { NextCharge } from "./NextCharge.tsx";

/** The next charge of a policy, its card, and the receipts. */
export function PolicyPayments({ policy }: { policy: PolicyView }) {
  const { t } = useText();
  const { refId, documents, mayWrite, repayments } = policy;
  const receipts = documents.filter(({ kind }) => kind === "receipt");
  return (
    <div className="k-flow">
      <NextCharge policy={policy} />
      {/* An ended policy needs a card only while repayments are open. */}
      {mayWrite || repayments.some(({ state }) => state !== "PAID") ? (
        <CardPageButton policy={policy} label={t("policies.anotherCard")} query="?wish=another" />
      ) : null}
      {receipts.length > 0 ? (
        <PolicyDocumentList
          policyDocuments={receipts.map(({ number }) => ({
            href: buildUrl(getPolicyDocument, { refId, kind: `receipt-${number}` }),
            title: t("policyDocuments.receipt", { number: number ?? "" }),
          }))}
        />
      ) : null}
    </div>
  );
}
