import { landlordName, type TenantRecord } from "@kautia/contract";
import { ButtonLink, Question } from "@kautia/design-system";
import type { SubmitEvent } from "react";
import { Form } from "../../form/Form.tsx";
import { FormActions } from "../../form/FormActions.tsx";
import { useApp } from "../../app/app-context.ts";
import { useStore } from "../../browser/store.ts";
import { useText } from "../../texts/use-text.ts";
import { QuoteRail, useShortQuote } from "../../parts/price/QuoteRail.tsx";
import { ContinueElsewhere } from "../../frame/ContinueElsewhere.tsx";
import { Page } from "../../frame/Page.tsx";
import { AboutYou, CurrentAddress, Occupation } from "./DetailsFields.tsx";
import { GivenFacts } from "./GivenFacts.tsx";
import { useDetails } from "./use-details.ts";
import "./short-onboarding.css";

/** Shows the facts from the invitation and asks the remaining questions, on a few pages. */
function ShortOnboardingScreen() {
  const record = useStore(useApp().session.record);
  return record && <ShortOnboarding key={record.refId} record={record} />;
}

const titles = { you: "short.title", "current-address": "short.where", employment: "short.employment" } as const;
const fieldsOf = { you: AboutYou, "current-address": CurrentAddress, employment: Occupation };

function ShortOnboarding({ record }: { record: TenantRecord }) {
  const { t } = useText();
  const details = useDetails(record);
  const { page, at, back, form } = details.pages;
  const inviter = landlordName(record.landlordInfo ?? {});
  const Fields = fieldsOf[page.id];
  const withLine = {
    ...form,
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      details.line.take();
      form.onSubmit(event);
    },
  };

  return (
    <Page
      title={at === 0 ? t("short.name") : t(titles[page.id])}
      back={back}
      rail={<QuoteRail record={record} />}
      railLabel={t("rail.title")}
      railShort={useShortQuote({ record })}
    >
      {at === 0 ? (
        <>
          <Question title={t("short.title")} lead={inviter ? t("short.lead", { inviter }) : t("short.leadPlain")} />
          {/* Specification §2: on wide screens, a link straight to the remaining questions. */}
          <p className="short-get-offer">
            <ButtonLink variant="secondary" href="#get-offer">
              {t("summary.getOffer")}
            </ButtonLink>
          </p>
          <GivenFacts record={record} />
        </>
      ) : null}
      <Form
        form={withLine}
        head={
          at === 0 ? (
            <h2 id="get-offer" tabIndex={-1}>
              {t("short.you")}
            </h2>
          ) : page.id === "current-address" ? (
            <Question title={t("short.where")} />
          ) : undefined
        }
      >
        <Fields key={page.id} details={details} record={record} />
        <FormActions form={form} />
      </Form>
      <ContinueElsewhere record={record} />
    </Page>
  );
}

export { ShortOnboardingScreen as Component };
