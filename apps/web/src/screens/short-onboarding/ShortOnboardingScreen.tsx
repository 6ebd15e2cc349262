import { landlordName, type TenantRecord } from "@kautia/contract";
import { ButtonLink, Question } from "@kautia/design-system";
import { useApp } from "../../shell/app/app-context.ts";
import { useStore } from "../../shell/app/store.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { QuoteRail, useShortQuote } from "../../parts/price/QuoteRail.tsx";
import { ContinueElsewhere } from "../../shell/ContinueElsewhere.tsx";
import { Page } from "../../shell/Page.tsx";
import { DetailsForm } from "./DetailsForm.tsx";
import { GivenFacts } from "./GivenFacts.tsx";
import "./short-onboarding.css";

/** Shows the facts from the invitation and asks the remaining questions. */
export function ShortOnboardingScreen() {
  const record = useStore(useApp().session.record);
  return record && <ShortOnboarding record={record} />;
}

function ShortOnboarding({ record }: { record: TenantRecord }) {
  const { t } = useText();
  const inviter = landlordName(record.landlordInfo ?? {});
  return (
    <Page
      title={t("short.name")}
      rail={<QuoteRail record={record} />}
      railLabel={t("rail.title")}
      railShort={useShortQuote({ record })}
    >
      <Question title={t("short.title")} lead={inviter ? t("short.lead", { inviter }) : t("short.leadPlain")} />
      {/* Specification §2: on wide screens, a link straight to the remaining questions. */}
      <p className="short-get-offer">
        <ButtonLink variant="secondary" href="#get-offer">
          {t("summary.getOffer")}
        </ButtonLink>
      </p>
      <GivenFacts record={record} />
      <DetailsForm record={record} />
      <ContinueElsewhere record={record} />
    </Page>
  );
}
