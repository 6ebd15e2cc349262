import { getPaymentSecret, type TenantRecord } from "@kautia/contract";
import { Button, InlineMessage, Question, Skeleton } from "@kautia/design-system";
import { useEffect } from "react";
import { useLocation, useNavigate } from "../../navigation/use-location.ts";
import { offline } from "../../api/call-result.ts";
import { useApp } from "../../app/app-context.ts";
import { useGoOn } from "../../app/use-go-on.ts";
import { useLoaded } from "../../app/use-loaded.ts";
import { useText } from "../../i18n/use-text.ts";
import { loadCardForm, type SetUpCard } from "../../payment/card-form.ts";
import { SideBySide } from "../../shell/SideBySide.tsx";
import { useScreenPath } from "../../shell/use-screen-path.ts";
import { ChosenPlan } from "./ChosenPlan.tsx";
import { FirstCharge } from "./FirstCharge.tsx";
import { readWizardState, type WizardState } from "./wizard.ts";
import { WizardPage } from "./WizardPage.tsx";

/** The card is set up at the payment provider; nothing is charged. */
export function CardStep({ record }: { record: TenantRecord }) {
  const { api, session, settings, country } = useApp();
  const { t } = useText();
  const navigate = useNavigate();
  const summary = `${useScreenPath()("payment")}?step=summary`;
  const goOn = useGoOn();
  const { cardMissing } = readWizardState(useLocation().state);
  const { provider, publicKeys } = settings.payment;

  const { state, reload } = useLoaded(async () => {
    const params = { token: session.token() ?? "" };
    const [result, Form] = await Promise.all([
      api.call(getPaymentSecret, { params }, { quiet: true, handBack: "all" }),
      // A part of the app that does not arrive is a lost connection like any other.
      loadCardForm(provider).catch(() => null),
    ]);
    if (!result.ok) return result;
    return Form ? { ok: true, answer: { secret: result.answer.secret, Form } } : offline;
  });
  const isOver = state.kind === "failed" && state.failure.problem?.status === 409;
  useEffect(() => {
    if (isOver) void goOn();
  }, [isOver, goOn]);

  const setUp = (card: SetUpCard) => void navigate(summary, { state: { card } satisfies WizardState });
  return (
    <WizardPage step="payment" title={t("payment.title")}>
      <SideBySide
        top={
          <>
            <Question title={t("payment.title")} lead={t("payment.lead")} />
            {cardMissing ? (
              <InlineMessage tone="caution" toneLabel={t("common.note")} live title={t("payment.cardMissing")}>
                {t("payment.cardMissingText")}
              </InlineMessage>
            ) : null}
          </>
        }
        side={
          <>
            <ChosenPlan record={record} />
            <FirstCharge record={record} />
          </>
        }
      >
        {state.kind === "loaded" ? (
          <state.answer.Form
            secret={state.answer.secret}
            publicKey={publicKeys[country()]}
            onSetUp={setUp}
            onStale={reload}
          />
        ) : null}
        {state.kind === "loading" || isOver ? <Skeleton shape="control" lines={3} label={t("common.loading")} /> : null}
        {state.kind === "failed" && !isOver ? (
          <InlineMessage
            tone="caution"
            toneLabel={t("common.note")}
            live
            title={t("payment.unavailable")}
            actions={<Button onClick={reload}>{t("common.retry")}</Button>}
          >
            {t("payment.unavailableText")}
          </InlineMessage>
        ) : null}
      </SideBySide>
    </WizardPage>
  );
}
