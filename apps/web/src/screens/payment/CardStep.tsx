import { getCardState, getPaymentSecret } from "@kautia/contract";
import { InlineMessage, Question, Skeleton } from "@kautia/design-system";
import { useState } from "react";
import { useLocation, useNavigate } from "../../navigation/use-location.ts";
import { useApp } from "../../app/app-context.ts";
import { useLoaded } from "../../app/use-loaded.ts";
import { useGoOn } from "../../routing/use-go-on.ts";
import { useCover } from "../../parts/price/use-cover.ts";
import { useText } from "../../texts/use-text.ts";
import type { SetUpCard } from "../../parts/payment/card-form.ts";
import { GuarantorWithoutRail } from "../../parts/guarantor/GuarantorLine.tsx";
import { CardPlace } from "../../parts/payment/CardPlace.tsx";
import { useScreenPath } from "../../routing/use-screen-path.ts";
import { ChosenPlan } from "./ChosenPlan.tsx";
import { ContractRail } from "./ContractRail.tsx";
import { FirstCharge } from "./FirstCharge.tsx";
import { KeptMethod } from "./KeptMethod.tsx";
import { otherMethod, readWizardState, type WizardState } from "./wizard.ts";
import type { WizardProps } from "./wizard-modules.ts";
import { WizardPage } from "./WizardPage.tsx";

/** Sets up card or account with the payment provider, or goes on with the one set up before; nothing is charged. */
export function CardStep({ record, isSigned }: Pick<WizardProps, "record" | "isSigned">) {
  const { api, session, country } = useApp();
  const { t } = useText();
  const navigate = useNavigate();
  const payment = useScreenPath()("payment");
  // The signature stays, whatever the contract is paid with.
  const next = isSigned ? payment : `${payment}?step=summary`;
  const goOn = useGoOn();
  const location = useLocation();
  const { cardMissing } = readWizardState(location.state);
  const [wantsOther, setWantsOther] = useState(location.query.has(otherMethod));
  const { state: kept } = useLoaded(() =>
    api.call(getCardState, { params: { token: session.token() ?? "" } }, { quiet: true, handledStatuses: "all" }),
  );
  const cover = useCover();
  const offersKept = !wantsOther && !cardMissing;
  const loadSecret = () => {
    const params = { token: session.token() ?? "" };
    return api.call(getPaymentSecret, { params }, { quiet: true, handledStatuses: "all" });
  };
  const setUp = (card: SetUpCard) => void navigate(next, { state: { card } satisfies WizardState });
  return (
    <WizardPage step="payment" title={t("payment.title")} rail={<ContractRail record={record} />}>
      <Question title={t("payment.title")} />
      <div className="payment-before">
        <ChosenPlan record={record} />
        <FirstCharge record={record} start={cover?.start} />
        <GuarantorWithoutRail />
      </div>
      {cardMissing ? (
        <InlineMessage tone="caution" toneLabel={t("common.note")} live title={t("payment.cardMissing")}>
          {t("payment.cardMissingText")}
        </InlineMessage>
      ) : null}
      {offersKept && kept.kind === "loading" ? (
        <Skeleton shape="control" lines={3} label={t("common.loading")} />
      ) : offersKept && kept.kind === "loaded" && kept.answer.method ? (
        <KeptMethod cardState={kept.answer} next={next} onOther={() => setWantsOther(true)} />
      ) : (
        <CardPlace
          country={record.address?.address.country ?? country()}
          loadSecret={loadSecret}
          onSetUp={setUp}
          onOver={goOn}
        />
      )}
    </WizardPage>
  );
}
