import { legalDocumentKinds } from "@kautia/contract";
import { Link, Question } from "@kautia/design-system";
import { useApp } from "../../app/app-context.ts";
import { useText } from "../../texts/use-text.ts";
import { legalDocument } from "../../parts/policy-documents/legal-documents.ts";
import { PolicyDocumentList } from "../../parts/policy-documents/PolicyDocumentList.tsx";
import { Page } from "../../frame/Page.tsx";
import { useScreenPath } from "../../routing/use-screen-path.ts";
import "./legal.css";

/** Lists all legally required pages and documents. */
function LegalScreen() {
  const { settings, country } = useApp();
  const text = useText();
  const { t } = text;
  const path = useScreenPath();
  const brand = settings.brand.name;
  const pages = [
    { href: path("imprint"), title: t("footer.imprint"), text: t("legal.imprint", { brand }) },
    { href: path("privacy"), title: t("footer.privacy"), text: t("legal.privacy") },
    { href: path("privacy-choices"), title: t("consent.footer"), text: t("legal.privacyChoices") },
    { href: path("accessibility"), title: t("footer.accessibility"), text: t("legal.accessibility") },
    {
      href: `${path("welcome")}#first-information`,
      title: t("footer.firstInformation"),
      text: t("legal.firstInformation"),
    },
  ];
  return (
    <Page title={t("legal.title")}>
      <Question title={t("legal.title")} lead={t("legal.lead")} />
      <ul className="legal__pages">
        {pages.map(({ href, title, text: about }) => (
          <li key={href}>
            <Link standalone href={href}>
              {title}
            </Link>
            <p className="quiet">{about}</p>
          </li>
        ))}
      </ul>
      <h2>{t("legal.documents")}</h2>
      <PolicyDocumentList policyDocuments={legalDocumentKinds.map((kind) => legalDocument(kind, country(), text))} />
    </Page>
  );
}

export { LegalScreen as Component };
