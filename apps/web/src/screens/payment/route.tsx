import type { TenantRecord } from "@kautia/contract";
import type { App } from "../../app/app.ts";
import type { Loaded } from "../../navigation/navigator.ts";
import { loadCardForm } from "../../payment/card-form.ts";
import { ConnectionLost } from "../../shell/connection-lost.ts";
import { PaymentScreen } from "./PaymentScreen.tsx";
import type { WizardStep } from "./wizard.ts";
import { wizardModules } from "./wizard-modules.ts";

/**
 * The steps stand in the address, so that the browser's way back and a reload keep to them; once the contract is signed
 * there is only one left, whatever the address says.
 */
export async function prepare({ session }: App, url: URL): Promise<Loaded> {
  const record = session.record.get();
  if (!record) throw new ConnectionLost();
  const step = stepOf(record, url.searchParams);
  const Step = await wizardModules[step]();
  return { kind: "page", page: <PaymentScreen {...{ step, Step }} /> };
}

/** Who chooses an offer comes to the card next. */
export function ahead({ settings }: App): void {
  wizardModules.payment().catch(() => {});
  loadCardForm(settings.payment.provider).catch(() => {});
}

function stepOf({ lastCompletedPage }: TenantRecord, search: URLSearchParams): WizardStep {
  if (lastCompletedPage === "PAYMENT") return "congratulations";
  return search.get("step") === "summary" ? "summary" : "payment";
}
