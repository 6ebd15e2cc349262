import { getPolicyDocument, type PolicyDocument, type PolicyView } from "@kautia/contract";
import { buildUrl } from "../../api/build-url.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { PolicyDocumentList } from "../../parts/policy-documents/PolicyDocumentList.tsx";

/** Links to all documents of a policy. */
export function PolicyDocuments({ policy: { refId, documents } }: { policy: PolicyView }) {
  const { t } = useText();
  if (documents.length === 0) return null;
  const nameOf = ({ kind, number }: PolicyDocument) => (number === null ? kind : `${kind}-${number}`);
  return (
    <section>
      <h3 className="policy__label">{t("policyDocuments.ofContract")}</h3>
      <PolicyDocumentList
        policyDocuments={documents.map((policyDocument) => ({
          href: buildUrl(getPolicyDocument, { refId, kind: nameOf(policyDocument) }),
          title: t(`policyDocuments.${policyDocument.kind}`, { number: policyDocument.number ?? "" }),
        }))}
      />
    </section>
  );
}
