import { buildUrl, getPolicyDocument, type PolicyView } from "@kautia/contract";
import { useText } from "../../texts/use-text.ts";
import { PolicyDocumentList } from "../../parts/policy-documents/PolicyDocumentList.tsx";

/** Links to the documents of a policy. The receipts are with the payments. */
export function PolicyDocuments({ policy: { refId, documents } }: { policy: PolicyView }) {
  const { t } = useText();
  return (
    <PolicyDocumentList
      policyDocuments={documents
        .filter(({ kind }) => kind !== "receipt")
        .map(({ kind, number }) => ({
          href: buildUrl(getPolicyDocument, { refId, kind: number === null ? kind : `${kind}-${number}` }),
          title: t(`policyDocuments.${kind}`, { number: number ?? "" }),
        }))}
    />
  );
}
