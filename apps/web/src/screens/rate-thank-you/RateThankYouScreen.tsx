import { ButtonLink, DrawingHandshake, Question } from "@kautia/design-system";
import { useText } from "../../shell/i18n/use-text.ts";
import { Page } from "../../shell/Page.tsx";
import { useScreenPath } from "../../shell/use-screen-path.ts";

export function RateThankYouScreen() {
  const { t } = useText();
  const path = useScreenPath();
  return (
    <Page title={t("rate.thanksTitle")}>
      <div className="k-flow">
        <DrawingHandshake />
        <Question title={t("rate.thanksTitle")} lead={t("rate.thanksText")} />
        <p>
          <ButtonLink href={path("policies")}>{t("rate.toPolicies")}</ButtonLink>
        </p>
      </div>
    </Page>
  );
}
