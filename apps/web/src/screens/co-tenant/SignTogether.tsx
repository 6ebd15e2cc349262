import {
  buildUrl,
  type CoTenantPage,
  type ErrorCode,
  type FieldError,
  fieldError,
  getCoTenantDocument,
  signAsCoTenant,
} from "@kautia/contract";
import { Button, Checkbox, Disclosure, InlineMessage, Question, SummaryList } from "@kautia/design-system";
import { joinNames } from "@kautia/locales/format";
import { useState } from "react";
import { useApp } from "../../app/app-context.ts";
import { FormElement } from "../../form/FormElement.tsx";
import { useForm } from "../../form/use-form.ts";
import { Page } from "../../frame/Page.tsx";
import { useLocation } from "../../navigation/use-location.ts";
import { ConsentFields } from "../../parts/contract/ConsentFields.tsx";
import { consentLabels, consentWords } from "../../parts/contract/consent-values.ts";
import { ContractDocumentList } from "../../parts/contract/ContractDocumentList.tsx";
import { LegalText } from "../../parts/contract/LegalText.tsx";
import { PlainWords } from "../../parts/contract/PlainWords.tsx";
import { GuarantorLine } from "../../parts/guarantor/GuarantorLine.tsx";
import "../../parts/price/price.css";
import { useText } from "../../texts/use-text.ts";
import { type Acts, namesOf } from "./acts.ts";
import { coTenantFacts } from "./co-tenant-facts.tsx";
import { Refuse } from "./Refuse.tsx";

const failureTexts = {
  changed: ["coTenant.changed", "coTenant.changedAbove"],
  documents: ["payment.documentsFirst", "coTenant.documentsFirstText"],
  stopped: ["coTenant.stopped", "coTenant.stoppedText"],
  homeTaken: ["coTenant.homeTaken", "coTenant.homeTakenText"],
  later: ["coTenant.laterTitle", "coTenant.laterText"],
  offline: ["form.offlineTitle", "coTenant.offlineText"],
} as const;
type Failure = keyof typeof failureTexts;

const unticked = {
  understand1: false,
  understand2: false,
  termsAndPrivacy: false,
  initialInformation: false,
  electronicCommunication: false,
  earlyFulfilment: false,
};

interface SignTogetherProps extends Acts {
  view: CoTenantPage;
  contract: NonNullable<CoTenantPage["contract"]>;
}

/** The whole contract on one page, with what a co-tenant agrees to and the sign button. */
export function SignTogether({ view, contract, token, onAnswered, onConflict }: SignTogetherProps) {
  const { settings } = useApp();
  const text = useText();
  const { t, money, date, language } = text;
  const { pathname } = useLocation();
  const [failed, setFailed] = useState<Failure | null>(null);
  const { country, asks, firstName, lastName } = view;
  const { first, others } = namesOf(view);
  const insurer = settings.insurer.name;
  const asked = Object.keys(unticked).filter((name) => !(name in asks) || Reflect.get(asks, name) === true);
  const form = useForm({
    id: `co-tenant ${view.email}`,
    call: signAsCoTenant,
    params: { token },
    initial: unticked,
    labels: {
      understand1: { text: t("coTenant.understand1", { insurer, others: joinNames(others, language) }) },
      understand2: "coTenant.understand2",
      ...consentLabels,
      earlyFulfilment: { text: t("coTenant.earlyFulfilment", { start: date(contract.coverStart), first }) },
    },
    words: {
      understand1: { CONSENT_REQUIRED: "coTenant.understand1Error" },
      understand2: { CONSENT_REQUIRED: "coTenant.understand2Error" },
      ...consentWords,
      earlyFulfilment: { CONSENT_REQUIRED: "coTenant.earlyFulfilmentError" },
    },
    check: (values): FieldError[] =>
      asked.filter((name) => Reflect.get(values, name) !== true).map((name) => fieldError(name, "CONSENT_REQUIRED")),
    body: ({ termsAndPrivacy, initialInformation, electronicCommunication, earlyFulfilment }) => ({
      shown: contract.shown,
      firstName,
      lastName,
      consents: { termsAndPrivacy, initialInformation, electronicCommunication, earlyFulfilment },
    }),
    handledStatuses: [404, 502, 503],
    onRefused,
    onSaved: onAnswered,
  });

  function onRefused(errorCode: ErrorCode, fields: readonly FieldError[]): boolean {
    if (errorCode === "CONSENT_REQUIRED") return false;
    const why = failureOf(errorCode, fields);
    setFailed(why);
    if (why === "changed") {
      form.change(unticked);
      onConflict();
    }
    return true;
  }

  const facts = coTenantFacts(
    { view, contract, correctPath: `${pathname}?name`, insurer, brand: settings.brand.name },
    text,
  );
  const failure = form.offline ? "offline" : failed;
  return (
    <Page title={t("coTenant.name")} rail={<Rail contract={contract} />} railLabel={t("payment.railTitle")}>
      <Question title={t("coTenant.title", { first })} lead={t("coTenant.lead", { first })} />
      <div>
        <SummaryList rows={facts.key} />
        <Disclosure id="contract-parties" level={2} title={t("payment.moreFacts")}>
          <SummaryList rows={facts.more} />
        </Disclosure>
        <Disclosure id="contract-plainly" level={2} title={t("payment.plainWords")}>
          <PlainWords deposit={money(contract.shown.rentDepositAmount)} />
        </Disclosure>
      </div>
      <ContractDocumentList
        urlOf={(kind) => buildUrl(getCoTenantDocument, { token, kind })}
        note={t("payment.documentsMailed", { email: view.email })}
        unfolded={failed === "documents"}
      />
      <FormElement
        form={{
          ...form,
          onSubmit(event) {
            setFailed(null);
            form.onSubmit(event);
          },
        }}
      >
        <fieldset className="contract-understand">
          <legend>{t("payment.understand")}</legend>
          <Checkbox {...form.bindTick("understand1")} />
          <Checkbox {...form.bindTick("understand2")} />
        </fieldset>
        <fieldset className="contract-understand">
          <legend>{t("summary.consents")}</legend>
          <ConsentFields
            country={country}
            fields={{
              termsAndPrivacy: form.bindTick("termsAndPrivacy"),
              initialInformation: form.bindTick("initialInformation"),
              electronicCommunication: asks.electronicCommunication ? form.bindTick("electronicCommunication") : null,
            }}
          >
            <LegalText
              id="first-information"
              title={t("summary.readFirstInformation")}
              kind="first-info"
              country={country}
            />
          </ConsentFields>
          {asks.earlyFulfilment ? <Checkbox {...form.bindTick("earlyFulfilment")} /> : null}
        </fieldset>
        {failure ? (
          <InlineMessage tone="error" toneLabel={t("common.error")} live title={t(failureTexts[failure][0], { first })}>
            {t(failureTexts[failure][1], { first })}
          </InlineMessage>
        ) : null}
        {/* Not pinned to the bottom of the screen, so that it follows the contract. */}
        <Button type="submit" wide busy={form.busy} busyLabel={t("payment.signing")}>
          {t("payment.sign")}
        </Button>
      </FormElement>
      <Refuse label={t("coTenant.refuse")} {...{ view, token, onAnswered, onConflict }} />
    </Page>
  );
}

/** What is guaranteed and who stands behind it, beside the contract on wide screens. */
function Rail({ contract: { shown } }: Pick<SignTogetherProps, "contract">) {
  const { t, money } = useText();
  return (
    <div className="rail">
      <h2 className="rail__title">{t("payment.railTitle")}</h2>
      <p className="rail__amount" translate="no">
        {money(shown.rentDepositAmount)}
      </p>
      <GuarantorLine />
    </div>
  );
}

function failureOf(errorCode: ErrorCode, fields: readonly FieldError[]): Failure {
  if (errorCode === "PROPERTY_HAS_ACTIVE_POLICY") return "homeTaken";
  if (errorCode === "COUNTRY_NOT_OFFERED") return "stopped";
  if (errorCode === "STEP_NOT_ALLOWED")
    return fields.some(({ path }) => path === "documents") ? "documents" : "stopped";
  if (errorCode === "PROVIDER_UNAVAILABLE" || errorCode === "PROVIDER_FAILED") return "later";
  // The contract, the reader's name in it, or the reader's part in it has changed.
  return "changed";
}
