import { buildUrl, countryOfContract, getSampleCertificate, type LandlordView } from "@kautia/contract";
import { ButtonLink, Card, IconDocument, VisuallyHidden } from "@kautia/design-system";
import { GuarantorLine } from "../../parts/guarantor/GuarantorLine.tsx";
import { PolicyDocumentList } from "../../parts/policy-documents/PolicyDocumentList.tsx";
import { useText } from "../../texts/use-text.ts";
import { Facts } from "./Facts.tsx";
import type { LandlordCalls } from "./landlord-calls.ts";

export interface CoveredProps {
  view: LandlordView;
  calls: LandlordCalls;
  title: string;
}

/** What is covered and by whom. Links a sample of the certificate before accepting, and the certificate itself afterwards. */
export function Covered({ view, calls, title }: CoveredProps) {
  const { t, money, language } = useText();
  const sample = { country: countryOfContract(view.contractNumber), lang: language };
  return (
    <Card
      title={view.hasCertificate ? t("landlord.certificate") : title}
      tone={view.hasCertificate ? "accent" : "plain"}
    >
      <div className="k-flow">
        <p className="landlord-amount">
          <span>{`${t("landlord.amount")} `}</span>
          <strong translate="no">{money(view.depositAmount)}</strong>
        </p>
        <GuarantorLine />
        {view.hasCertificate ? (
          <p>
            <ButtonLink
              variant="secondary"
              href={buildUrl(calls.certificate, calls.params)}
              target="_blank"
              rel="noopener noreferrer"
              icon={<IconDocument />}
            >
              <span>{t("landlord.openCertificate")}</span>
              <VisuallyHidden>{` ${t("policyDocuments.newTab")}`}</VisuallyHidden>
            </ButtonLink>
          </p>
        ) : null}
        <Facts view={view} />
        {view.status === "SIGNED" ? (
          <PolicyDocumentList
            policyDocuments={[
              {
                href: buildUrl(getSampleCertificate, {}, sample),
                title: t("landlord.sample"),
                note: t("landlord.sampleNote"),
              },
            ]}
          />
        ) : null}
      </div>
    </Card>
  );
}
