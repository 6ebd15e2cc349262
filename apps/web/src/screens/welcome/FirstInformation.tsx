import { TextWithEmails } from "@kautia/design-system";
import { useApp } from "../../app/app-context.ts";
import { legalDocument } from "../../parts/policy-documents/legal-documents.ts";
import { PolicyDocumentList } from "../../parts/policy-documents/PolicyDocumentList.tsx";
import { useText } from "../../texts/use-text.ts";

/** The information that an intermediary must give at the first contact (VersVermV §15). */
export function FirstInformation() {
  const { settings, country } = useApp();
  const text = useText();
  const { t } = text;
  const { name } = settings.brand;
  const supportEmail = settings.brand.supportEmail[country()];
  return (
    <section id="first-information" className="first-information" tabIndex={-1}>
      <h2>{t("welcome.firstInformation")}</h2>
      <p>{t("welcome.firstInformationStatus", { brand: name, insurer: settings.insurer.name })}</p>
      <p>{t("welcome.firstInformationAdvice")}</p>
      <p>
        <TextWithEmails
          text={t("welcome.firstInformationComplaints", {
            supportEmail,
            ombudsman: settings.authorities[text.language].ombudsman,
          })}
        />
      </p>
      <PolicyDocumentList policyDocuments={[legalDocument("first-info", country(), text)]} />
    </section>
  );
}
