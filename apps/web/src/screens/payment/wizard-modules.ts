import type { TenantRecord } from "@kautia/contract";
import type { ComponentType } from "react";
import type { CallResult } from "../../api/call-result.ts";
import type { Signed } from "../../parts/signed/load-signed.ts";
import { CardStep } from "./CardStep.tsx";
import type { WizardStep } from "./wizard.ts";

export interface WizardProps {
  record: TenantRecord;
  /** Only the last step needs it. */
  signed?: CallResult<Signed> | undefined;
  /** Whether the tenant has signed, and only co-tenants have yet to. */
  isSigned: boolean;
}
export type WizardComponent = ComponentType<WizardProps>;

/** Loads the code of a step; called for the next step ahead of time. The first one comes with the screen. */
export const wizardModules: Record<WizardStep, () => Promise<WizardComponent>> = {
  payment: async () => CardStep,
  summary: async () => (await import("./ContractStep.tsx")).ContractStep,
  congratulations: async () => (await import("./Congratulations.tsx")).Congratulations,
};
