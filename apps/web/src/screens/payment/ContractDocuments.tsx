import { buildUrl, contractDocumentKinds, getContractDocument, mailContractDocuments } from "@kautia/contract";
import { Disclosure, TextWithEmails } from "@kautia/design-system";
import { useApp } from "../../app/app-context.ts";
import { useLoaded } from "../../app/use-loaded.ts";
import { useText } from "../../texts/use-text.ts";
import { PolicyDocumentList } from "../../parts/policy-documents/PolicyDocumentList.tsx";

interface ContractDocumentsProps {
  /** The address that the documents are mailed to. */
  email: string;
  /** Whether all of them are shown: they have to be opened before signing. */
  unfolded: boolean;
}

/**
 * The contract and its documents, to be read before signing (VVG §7). The list is fixed and shown without waiting for
 * the server, so that the sign button does not move while somebody taps it.
 */
export function ContractDocuments({ email, unfolded }: ContractDocumentsProps) {
  const { api, session } = useApp();
  const { t } = useText();
  const token = session.token() ?? "";
  const { state } = useLoaded(() =>
    api.call(mailContractDocuments, { params: { token } }, { quiet: true, handledStatuses: "all" }),
  );
  const mailed = state.kind === "loaded" && state.answer.documents.every(({ mailedAt }) => mailedAt !== null);
  const entry = (kind: "contract" | (typeof contractDocumentKinds)[number]) => ({
    href: buildUrl(getContractDocument, { token, kind }),
    title: t(`policyDocuments.${kind}`),
  });
  return (
    <section className="k-flow">
      <h2>{t("payment.documents")}</h2>
      <p className="quiet">
        <TextWithEmails text={t(mailed ? "payment.documentsMailed" : "payment.documentsComing", { email })} />
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
