import type { TenantRecord } from "@kautia/contract";
import type { ComponentType } from "react";
import type { WizardStep } from "./wizard.ts";

export type WizardComponent = ComponentType<{ record: TenantRecord }>;

/** The code of each step, fetched while the one before is looked at. */
export const wizardModules: Record<WizardStep, () => Promise<WizardComponent>> = {
  payment: async () => (await import("./CardStep.tsx")).CardStep,
  summary: async () => (await import("./ContractStep.tsx")).ContractStep,
  congratulations: async () => (await import("./Congratulations.tsx")).Congratulations,
};
