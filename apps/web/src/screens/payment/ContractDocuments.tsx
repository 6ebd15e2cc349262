import { buildUrl, getContractDocument, mailContractDocuments } from "@kautia/contract";
import { useApp } from "../../app/app-context.ts";
import { useLoaded } from "../../app/use-loaded.ts";
import { useText } from "../../texts/use-text.ts";
import { ContractDocumentList } from "../../parts/contract/ContractDocumentList.tsx";

interface ContractDocumentsProps {
  /** The address that the documents are mailed to. */
  email: string;
  /** Whether all of them are shown: they have to be opened before signing. */
  unfolded: boolean;
}

/** The contract and its documents, which are mailed to the tenant when the page opens. */
export function ContractDocuments({ email, unfolded }: ContractDocumentsProps) {
  const { api, session } = useApp();
  const { t } = useText();
  const token = session.token() ?? "";
  const { state } = useLoaded(() =>
    api.call(mailContractDocuments, { params: { token } }, { quiet: true, handledStatuses: "all" }),
  );
  const mailed = state.kind === "loaded" && state.answer.documents.every(({ mailedAt }) => mailedAt !== null);
  return (
    <ContractDocumentList
      urlOf={(kind) => buildUrl(getContractDocument, { token, kind })}
      note={t(mailed ? "payment.documentsMailed" : "payment.documentsComing", { email })}
      unfolded={unfolded}
    />
  );
}
