import { getContractDocument, listContractDocuments } from "@kautia/contract";
import { Skeleton } from "@kautia/design-system";
import { buildUrl } from "../../api/build-url.ts";
import { useApp } from "../../app/app-context.ts";
import { useLoaded } from "../../app/use-loaded.ts";
import { useText } from "../../i18n/use-text.ts";
import { PaperList } from "../../papers/PaperList.tsx";

interface ContractPapersProps {
  /** Where they are mailed to. */
  email: string;
}

/** The contract and all that belongs to it, to be read before it is signed (VVG §7). */
export function ContractPapers({ email }: ContractPapersProps) {
  const { api, session } = useApp();
  const { t } = useText();
  const token = session.token() ?? "";
  const { state } = useLoaded(() => api.call(listContractDocuments, { params: { token } }, { quiet: true }));
  if (state.kind === "failed") return null;
  const documents = state.kind === "loaded" ? state.answer.documents : [];
  const mailed = documents.every(({ mailedAt }) => mailedAt !== null);
  return (
    <section className="k-flow">
      <h2>{t("payment.documents")}</h2>
      {state.kind === "loading" ? <Skeleton lines={6} label={t("common.loading")} /> : null}
      {state.kind === "loaded" ? (
        <>
          <p className="quiet">{t(mailed ? "payment.documentsMailed" : "payment.documentsComing", { email })}</p>
          <PaperList
            papers={documents.map(({ kind }) => ({
              href: buildUrl(getContractDocument, { token, kind }),
              title: t(`papers.${kind}`),
            }))}
          />
        </>
      ) : null}
    </section>
  );
}
