import type { TenantRecord } from "@kautia/contract";
import type { ComponentType } from "react";
import type { WizardStep } from "./wizard.ts";

export type WizardComponent = ComponentType<{ record: TenantRecord }>;

/** Loads the code of a step; called for the next step ahead of time. */
export const wizardModules: Record<WizardStep, () => Promise<WizardComponent>> = {
  payment: async () => (await import("./CardStep.tsx")).CardStep,
  summary: async () => (await import("./ContractStep.tsx")).ContractStep,
  congratulations: async () => (await import("./Congratulations.tsx")).Congratulations,
};
