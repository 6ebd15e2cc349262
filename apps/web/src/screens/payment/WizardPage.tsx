import { type Elements, Stepper } from "@kautia/design-system";
import type { ReactNode } from "react";
import { useText } from "../../texts/use-text.ts";
import { Page } from "../../frame/Page.tsx";
import "./payment.css";
import { useCardStep } from "./use-card-step.ts";
import { shownOrder, wizardIds, type WizardStep } from "./wizard.ts";

export interface WizardPageProps {
  step: WizardStep;
  title: string;
  children: Elements;
  /** Beside the column on wide screens. Without it, the content has the whole width. */
  rail?: ReactNode;
}

/** The frame of the three wizard steps; the stepper links back to the card where that is possible. */
export function WizardPage({ step, title, children, rail }: WizardPageProps) {
  const { t } = useText();
  const cardStep = useCardStep();
  return (
    <Page title={title} width={rail ? "column" : "wide"} rail={rail} railLabel={t("payment.railTitle")}>
      <div className="payment-steps">
        <Stepper
          label={t("payment.steps")}
          doneText={t("payment.stepDone")}
          current={shownOrder.indexOf(step)}
          steps={shownOrder.map((item) => ({
            label: t(`payment.step.${item}`),
            href: step === "summary" && wizardIds[item] === wizardIds.payment ? cardStep : undefined,
          }))}
        />
      </div>
      {children}
    </Page>
  );
}
