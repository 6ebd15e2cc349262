import type { TenantRecord } from "@kautia/contract";
import { useLocation } from "../../navigation/use-location.ts";
import { useApp } from "../../app/app-context.ts";
import { useStore } from "../../app/store.ts";
import { CardStep } from "./CardStep.tsx";
import { Congratulations } from "./Congratulations.tsx";
import { ContractStep } from "./ContractStep.tsx";
import type { WizardStep } from "./wizard.ts";

/**
 * The steps stand in the address, so that the browser's way back and a reload keep to them; once the contract is signed
 * there is only one left, whatever the address says.
 */
export function PaymentScreen() {
  const { session } = useApp();
  const { query: search } = useLocation();
  const record = useStore(session.record);
  if (!record) return null;
  switch (stepOf(record, search)) {
    case "payment":
      return <CardStep record={record} />;
    case "summary":
      return <ContractStep record={record} />;
    case "congratulations":
      return <Congratulations record={record} />;
  }
}

function stepOf({ lastCompletedPage }: TenantRecord, search: URLSearchParams): WizardStep {
  if (lastCompletedPage === "PAYMENT") return "congratulations";
  return search.get("step") === "summary" ? "summary" : "payment";
}
