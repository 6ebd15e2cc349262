import { type QuestionId, shownContractOf, signContract, visibleQuestions } from "@kautia/contract";
import {
  Actions,
  Button,
  ButtonLink,
  Checkbox,
  Disclosure,
  focusField,
  InlineMessage,
  Link,
  Question,
  SummaryList,
} from "@kautia/design-system";
import { joinNames } from "@kautia/locales/format";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "../../navigation/use-location.ts";
import { useApp } from "../../app/app-context.ts";
import { useGoOn } from "../../routing/use-go-on.ts";
import { useCover } from "../../parts/price/use-cover.ts";
import { useText } from "../../texts/use-text.ts";
import { priceText } from "../../parts/price/plans.ts";
import { useScreenPath } from "../../routing/use-screen-path.ts";
import { contractFacts } from "./contract-facts.tsx";
import { ContractRail } from "./ContractRail.tsx";
import { FirstCharge } from "./FirstCharge.tsx";
import { ContractDocuments } from "./ContractDocuments.tsx";
import { PlainWords } from "../../parts/contract/PlainWords.tsx";
import { useCardStep } from "./use-card-step.ts";
import { useCardReady } from "./use-card-ready.ts";
import { readWizardState, type WizardState } from "./wizard.ts";
import type { WizardProps } from "./wizard-modules.ts";
import { WizardPage } from "./WizardPage.tsx";
import "./payment.css";

const failureTexts = {
  "no-network": ["form.noNetworkTitle", "payment.notSignedText"],
  offline: ["form.offlineTitle", "payment.signFailedText"],
  unavailable: ["payment.unavailable", "payment.notSignedText"],
  documents: ["payment.documentsFirst", "payment.documentsFirstText"],
  dates: ["payment.datesPast", "payment.datesPastText"],
  changed: ["payment.changed", "payment.changedText"],
} as const;
const understandings = ["payment.understand1", "payment.understand2"] as const;
const understandingsTogether = ["coTenant.understand1", "payment.understand2", "coTenant.understand2"] as const;

/** The whole contract on one page, with the sign button. */
export function ContractStep({ record, isSigned }: Pick<WizardProps, "record" | "isSigned">) {
  const { api, session, settings } = useApp();
  const text = useText();
  const { t, money } = text;
  const navigate = useNavigate();
  const goOn = useGoOn();
  const pathOf = useScreenPath();
  const payment = pathOf("payment");
  const cardStep = useCardStep();
  const cover = useCover();
  const asked = visibleQuestions(record).map(({ id }) => id);
  const pathToChange = (step: QuestionId) => `${pathOf("index")}?step=${step}&edit=1`;
  const changePath = (step: QuestionId) => (asked.some((id) => id === step) ? pathToChange(step) : null);
  const { card } = readWizardState(useLocation().state);
  const cardState = useCardReady(card);
  const kind = cardState?.method?.kind ?? card?.kind ?? "card";
  const [understood, setUnderstood] = useState<readonly string[]>([]);
  const [attempts, setAttempts] = useState(0);
  const [failed, setFailed] = useState<keyof typeof failureTexts | null>(null);
  const coTenants = (record.coTenants ?? []).map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  const toUnderstand = coTenants.length > 0 ? understandingsTogether : understandings;
  const open = attempts > 0 ? toUnderstand.filter((key) => !understood.includes(key)) : [];
  const focusFirst = useEffectEvent(() => {
    if (open[0] !== undefined) focusField(open[0]);
  });

  // The boxes are right above the button, and each says what is missing, so there is no summary at the top.
  useEffect(() => {
    if (attempts > 0) focusFirst();
  }, [attempts]);

  async function sign(): Promise<void> {
    setAttempts(attempts + 1);
    setFailed(null);
    if (toUnderstand.some((key) => !understood.includes(key))) return;
    // Nothing is sent, so the answer is certain.
    if (!navigator.onLine) return setFailed("no-network");
    const shown = shownContractOf(record) ?? undefined;
    const body = { token: session.token() ?? "", signature: true, shown } as const;
    const result = await api.call(signContract, { body }, { handledStatuses: [502, 503] });
    // Drop ?step= from the address: it is signed, or waits for the co-tenants.
    if (result.ok) return navigate(payment, { replace: true });
    if (result.why === "offline") return setFailed("offline");
    if (result.why !== "refused") return;
    if (result.problem.status >= 502) return setFailed("unavailable");
    // The tenant must have received the contract and its documents first (docs/decisions.md).
    const { fields } = result.problem.data;
    if (fields.some(({ path }) => path === "documents")) return setFailed("documents");
    if (fields.some(({ path }) => path === "insuranceStart" || path === "insuranceEnd")) return setFailed("dates");
    await session.refresh();
    const canStillSign = session.record.get()?.lastCompletedPage === "PAYMENT_PERIOD";
    if (canStillSign && result.problem.errorCode === "OFFER_CHANGED") {
      setUnderstood([]);
      setAttempts(0);
      return setFailed("changed");
    }
    await (canStillSign ? navigate(payment, { state: { cardMissing: true } satisfies WizardState }) : goOn());
  }

  const { premiumAmount, paymentPeriod } = record;
  const price = premiumAmount !== null && paymentPeriod ? priceText(premiumAmount, paymentPeriod, text) : "–";
  const facts = contractFacts(
    {
      record,
      coTenants,
      isSigned,
      cover,
      price,
      cardState,
      kind,
      cardStep,
      changePath,
      insurer: settings.insurer.name,
      brand: settings.brand.name,
    },
    text,
  );
  const title = t(isSigned ? "coSigning.contract" : "payment.summary");
  return (
    <WizardPage step="summary" title={title} rail={<ContractRail record={record} />}>
      <Question title={title} lead={t(isSigned ? "coSigning.signedAlreadyText" : "payment.summaryLead")} />
      <div>
        <SummaryList rows={facts.key} />
        <Disclosure id="contract-parties" level={2} title={t("payment.moreFacts")}>
          <SummaryList rows={facts.more} />
        </Disclosure>
        <Disclosure id="contract-plainly" level={2} title={t("payment.plainWords")}>
          <PlainWords deposit={record.rentDepositAmount === null ? "–" : money(record.rentDepositAmount)} />
        </Disclosure>
      </div>
      <ContractDocuments email={record.userInfo?.email ?? ""} unfolded={failed === "documents"} />
      {isSigned ? (
        <Actions>
          <ButtonLink href={payment}>{t("coSigning.toSigners")}</ButtonLink>
        </Actions>
      ) : (
        <>
          <fieldset className="contract-understand">
            <legend>{t("payment.understand")}</legend>
            {toUnderstand.map((key) => (
              <Checkbox
                key={key}
                id={key}
                label={t(key, { price, insurer: settings.insurer.name, others: joinNames(coTenants, text.language) })}
                checked={understood.includes(key)}
                error={open.includes(key) ? t("payment.understandError") : undefined}
                onChange={(on) => setUnderstood(on ? [...understood, key] : understood.filter((item) => item !== key))}
              />
            ))}
          </fieldset>
          <FirstCharge record={record} start={cover?.start} />
          {failed ? (
            <InlineMessage tone="error" toneLabel={t("common.error")} live title={t(failureTexts[failed][0])}>
              <span>{`${t(failureTexts[failed][1])} `}</span>
              {failed === "dates" ? (
                <Link href={pathToChange("insurance-dates")}>{t("payment.changeDates")}</Link>
              ) : null}
            </InlineMessage>
          ) : null}
          {/* Not pinned to the bottom of the screen as elsewhere, so that it follows the contract. */}
          <Button wide onClick={sign} busyLabel={t("payment.signing")}>
            {t("payment.sign")}
          </Button>
        </>
      )}
    </WizardPage>
  );
}
