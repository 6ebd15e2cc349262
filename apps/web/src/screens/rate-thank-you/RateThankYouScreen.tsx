import { ButtonLink, DrawingHandshake, Question } from "@kautia/design-system";
import { useText } from "../../texts/use-text.ts";
import { Page } from "../../frame/Page.tsx";
import { useScreenPath } from "../../routing/use-screen-path.ts";

function RateThankYouScreen() {
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

export { RateThankYouScreen as Component };
