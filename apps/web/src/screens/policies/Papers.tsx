import { getPolicyDocument, type PolicyPaper, type PolicyView } from "@kautia/contract";
import { buildUrl } from "../../api/build-url.ts";
import { useText } from "../../i18n/use-text.ts";
import { PaperList } from "../../papers/PaperList.tsx";

/** All that can be fetched of a contract. */
export function Papers({ policy: { refId, documents } }: { policy: PolicyView }) {
  const { t } = useText();
  if (documents.length === 0) return null;
  const nameOf = ({ kind, number }: PolicyPaper) => (number === null ? kind : `${kind}-${number}`);
  return (
    <section>
      <h3 className="policy__label">{t("papers.ofContract")}</h3>
      <PaperList
        papers={documents.map((paper) => ({
          href: buildUrl(getPolicyDocument, { refId, kind: nameOf(paper) }),
          title: t(`papers.${paper.kind}`, { number: paper.number ?? "" }),
        }))}
      />
    </section>
  );
}
