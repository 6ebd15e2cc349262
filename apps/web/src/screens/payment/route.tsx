import { getCoSigning, readPath, screenPath, type TenantRecord } from "@kautia/contract";
import type { App } from "../../app/app.ts";
import type { Loaded } from "../../navigation/navigator.ts";
import { ConnectionLost } from "../../browser/connection-lost.ts";
import { loadSigned, wasNotAccepted } from "../../parts/signed/load-signed.ts";
import { PaymentScreen } from "./PaymentScreen.tsx";
import { hasCoTenants, otherMethod, type WizardStep } from "./wizard.ts";
import { wizardModules } from "./wizard-modules.ts";

/**
 * The step is in the address, so that the back button and a reload work. A signed contract always shows the
 * congratulations. Without a step in the address, one that waits for co-tenants shows who has signed.
 */
export async function prepare(app: App, url: URL): Promise<Loaded> {
  const record = app.session.record.get();
  if (!record) throw new ConnectionLost();
  const step = stepOf(record, url.searchParams);
  // Loads the page after signing completely before showing it. Until then the contract stays, with its busy button.
  const loading = step === "congratulations" ? loadSigned(app) : undefined;
  const coSigning = step !== "congratulations" && hasCoTenants(record) ? await loadCoSigning(app) : null;
  if (coSigning && !url.searchParams.has("step") && !url.searchParams.has(otherMethod)) {
    const { CoSigners } = await import("./CoSigners.tsx");
    return { kind: "page", page: <CoSigners {...{ record, first: coSigning }} /> };
  }
  // After a refused last signature, the tenant signs once more.
  const isSigned = coSigning?.ok === true && coSigning.answer.coSigning?.stopped === null;
  const Step = await wizardModules[step]();
  const signed = await loading;
  if (signed?.ok && wasNotAccepted(signed.answer.view))
    return { kind: "redirect", to: screenPath(readPath(url.pathname).lang ?? "", "declined") };
  return { kind: "page", page: <PaymentScreen {...{ step, Step, signed, isSigned }} /> };
}

/** Null unless the tenant has signed and others have yet to; also if that is not known. */
async function loadCoSigning({ api, session }: App) {
  const params = { token: session.token() ?? "" };
  const result = await api.call(getCoSigning, { params }, { quiet: true, handledStatuses: "all" });
  return result.ok && result.answer.coSigning === null ? null : result;
}

function stepOf({ lastCompletedPage }: TenantRecord, search: URLSearchParams): WizardStep {
  if (lastCompletedPage === "PAYMENT") return "congratulations";
  return search.get("step") === "summary" ? "summary" : "payment";
}
