import type { Operator } from "@kautia/contract";
import type { EnvironmentReader } from "./config-reader.ts";
import type { Config } from "./settings.ts";

const names = {
  name: "LEGAL_NAME",
  address: "LEGAL_ADDRESS",
  representatives: "LEGAL_REPRESENTATIVES",
  phone: "LEGAL_PHONE",
  register: "LEGAL_REGISTER",
  vatId: "LEGAL_VAT_ID",
  intermediaryRegister: "LEGAL_INTERMEDIARY_REGISTER",
  supervisor: "LEGAL_SUPERVISOR",
} as const satisfies Record<keyof Operator, string>;

/** Not every operator has a phone, an entry in the commercial register or a VAT number. */
const mandatory = ["name", "address", "representatives", "intermediaryRegister", "supervisor"] as const;

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
  };
}

export const sampleSupport = { de: "hilfe@kautia.example", at: "hilfe-at@kautia.example" };

export function missingSupportSettings(supportEmail: Config["brand"]["supportEmail"]): string[] {
  return (["de", "at"] as const)
    .filter((country) => supportEmail[country] === sampleSupport[country])
    .map((country) => `SUPPORT_EMAIL_${country.toUpperCase()}`);
}

export function missingOperatorSettings(operator: Operator): string[] {
  return mandatory.filter((fact) => operator[fact] === null).map((fact) => names[fact]);
}
