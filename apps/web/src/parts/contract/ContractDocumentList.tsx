import { contractDocumentKinds } from "@kautia/contract";
import { Disclosure, TextWithEmails } from "@kautia/design-system";
import { useText } from "../../texts/use-text.ts";
import { PolicyDocumentList } from "../policy-documents/PolicyDocumentList.tsx";

type DraftKind = "contract" | (typeof contractDocumentKinds)[number];

interface ContractDocumentListProps {
  /** Where the PDF of a document is. */
  urlOf: (kind: DraftKind) => string;
  /** How else the reader gets them. */
  note: string;
  /** Whether all of them are shown: they have to be opened before signing. */
  unfolded: boolean;
}

/**
 * The contract and its documents, to be read before signing (VVG §7). The list is fixed and shown without waiting for
 * the server, so that the sign button does not move while somebody taps it.
 */
export function ContractDocumentList({ urlOf, note, unfolded }: ContractDocumentListProps) {
  const { t } = useText();
  const entry = (kind: DraftKind) => ({ href: urlOf(kind), title: t(`policyDocuments.${kind}`) });
  return (
    <section className="k-flow">
      <h2>{t("payment.documents")}</h2>
      <p className="quiet">
        <TextWithEmails text={note} />
      </p>
      <div>
        <PolicyDocumentList policyDocuments={[entry("contract")]} />
        <Disclosure
          id="contract-documents"
          title={t("payment.documentsRest", { count: contractDocumentKinds.length })}
          open={unfolded}
        >
          <PolicyDocumentList policyDocuments={contractDocumentKinds.map(entry)} />
        </Disclosure>
      </div>
    </section>
  );
}
