import { getPaymentSecret, type PaymentMethodKind, type TenantRecord } from "@kautia/contract";
import { InlineMessage, Question } from "@kautia/design-system";
import { useState } from "react";
import { useLocation, useNavigate } from "../../shell/navigation/use-location.ts";
import { useApp } from "../../shell/app/app-context.ts";
import { useStore } from "../../shell/app/store.ts";
import { useGoOn } from "../../shell/app/use-go-on.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import type { SetUpCard } from "../../parts/payment/card-form.ts";
import { CardPlace } from "../../parts/payment/CardPlace.tsx";
import { SideBySide } from "../../shell/SideBySide.tsx";
import { useScreenPath } from "../../shell/use-screen-path.ts";
import { ChosenPlan } from "./ChosenPlan.tsx";
import { FirstCharge } from "./FirstCharge.tsx";
import { readWizardState, type WizardState } from "./wizard.ts";
import { WizardPage } from "./WizardPage.tsx";

/** Sets up card or account with the payment provider; nothing is charged. */
export function CardStep({ record }: { record: TenantRecord }) {
  const { api, session, country, settings, test } = useApp();
  const isTest = useStore(test);
  const { methods } = settings.payment;
  const [kind, setKind] = useState<PaymentMethodKind>(methods[0] ?? "card");
  const { t } = useText();
  const navigate = useNavigate();
  const summary = `${useScreenPath()("payment")}?step=summary`;
  const goOn = useGoOn();
  const { cardMissing } = readWizardState(useLocation().state);
  const loadSecret = () => {
    const params = { token: session.token() ?? "" };
    return api.call(getPaymentSecret, { params }, { quiet: true, handBack: "all" });
  };
  const setUp = (card: SetUpCard) => void navigate(summary, { state: { card } satisfies WizardState });
  return (
    <WizardPage step="payment" title={t("payment.title")}>
      <SideBySide
        top={
          <>
            <Question
              title={t("payment.title")}
              lead={t(methods.length > 1 ? "payment.leadAny" : `payment.lead.${kind}`)}
            />
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
            <FirstCharge record={record} kind={kind} />
          </>
        }
      >
        <CardPlace
          country={record.address?.address.country ?? country()}
          test={isTest}
          loadSecret={loadSecret}
          onSetUp={setUp}
          onKind={setKind}
          onOver={goOn}
        />
      </SideBySide>
    </WizardPage>
  );
}
