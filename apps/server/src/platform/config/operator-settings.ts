import type { Operator } from "@kautia/contract";
import type { EnvironmentReader } from "./config-reader.ts";
import type { Config } from "./settings.ts";

/** The setting behind each fact of the imprint. */
const names = {
  name: "LEGAL_NAME",
  address: "LEGAL_ADDRESS",
  representatives: "LEGAL_REPRESENTATIVES",
  phone: "LEGAL_PHONE",
  register: "LEGAL_REGISTER",
  vatId: "LEGAL_VAT_ID",
  intermediaryRegister: "LEGAL_INTERMEDIARY_REGISTER",
  supervisor: "LEGAL_SUPERVISOR",
  insurer: "LEGAL_INSURER",
} as const satisfies Record<keyof Operator, string>;

/** Not every operator has a phone, stands in a commercial register or has a VAT number; all the rest is asked of each. */
const wanted = ["name", "address", "representatives", "intermediaryRegister", "supervisor", "insurer"] as const;

export function readOperator(read: EnvironmentReader): Operator {
  return {
    name: read.text(names.name),
    address: read.text(names.address),
    representatives: read.text(names.representatives),
    phone: read.text(names.phone),
    register: read.text(names.register),
    vatId: read.text(names.vatId),
    intermediaryRegister: read.text(names.intermediaryRegister),
    supervisor: read.text(names.supervisor),
    insurer: read.text(names.insurer),
  };
}

/** Whom tenants write to until somebody is named: nobody reads it. */
export const sampleSupport = { de: "hilfe@kautia.example", at: "hilfe-at@kautia.example" };

/** The settings without which tenants have nobody to write to. */
export function missingSupportSettings(supportEmail: Config["brand"]["supportEmail"]): string[] {
  return (["de", "at"] as const)
    .filter((country) => supportEmail[country] === sampleSupport[country])
    .map((country) => `SUPPORT_EMAIL_${country.toUpperCase()}`);
}

/** The settings without which the imprint is not one. */
export function missingOperatorSettings(operator: Operator): string[] {
  return wanted.filter((fact) => operator[fact] === null).map((fact) => names[fact]);
}
