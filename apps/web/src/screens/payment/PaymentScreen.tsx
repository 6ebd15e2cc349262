import { useEffect } from "react";
import { useApp } from "../../app/app-context.ts";
import { useStore } from "../../browser/store.ts";
import { shownOrder, type WizardStep } from "./wizard.ts";
import { type WizardComponent, wizardModules, type WizardProps } from "./wizard-modules.ts";

interface PaymentScreenProps extends Pick<WizardProps, "signed" | "isSigned"> {
  step: WizardStep;
  Step: WizardComponent;
}

/** Renders one step of the payment wizard and preloads the next. */
export function PaymentScreen({ step, Step, signed, isSigned }: PaymentScreenProps) {
  const record = useStore(useApp().session.record);
  const after = shownOrder[shownOrder.indexOf(step) + 1];
  useEffect(() => {
    if (after) wizardModules[after]().catch(() => {});
  }, [after]);
  return record && <Step {...{ record, signed, isSigned }} />;
}
