import type { Insurer } from "@kautia/contract";
import type { EnvironmentReader } from "./config-reader.ts";

const names = {
  name: "LEGAL_INSURER",
  address: "LEGAL_INSURER_ADDRESS",
  register: "LEGAL_INSURER_REGISTER",
  state: "LEGAL_INSURER_STATE",
  supervisor: "LEGAL_INSURER_SUPERVISOR",
} as const satisfies Record<keyof Omit<Insurer, "isSample" | "claimsAfterEndDays">, string>;

/** Used until a real insurer is configured. Every document that names it says that it is a sample. */
export const sampleInsurer = {
  name: "Muster-Versicherung AG",
  address: "Musterweg 1, 12345 Musterstadt",
  register: "Handelsregister Musterstadt, HRB 00000",
  state: "Deutschland",
  supervisor: "Musteraufsicht, 12345 Musterstadt",
  isSample: true,
  claimsAfterEndDays: 183,
} as const satisfies Insurer;

/** The insurer: all facts or none. Without any, the sample if `mayUseSample`, and otherwise the start fails. */
export function readInsurer(read: EnvironmentReader, mayUseSample: boolean): Insurer {
  const claimsAfterEndDays = read.integer("CLAIMS_AFTER_END_DAYS", {
    min: 0,
    max: 3_650,
    otherwise: sampleInsurer.claimsAfterEndDays,
  });
  const given = Object.values(names).filter((name) => read.text(name) !== null);
  if (given.length === 0 && mayUseSample) return { ...sampleInsurer, claimsAfterEndDays };
  const fact = (name: string) =>
    read.text(name) ??
    read.fail(name, given[0] ? `is needed with ${given[0]}` : "is needed in production: the guarantor");
  return {
    name: fact(names.name),
    address: fact(names.address),
    register: fact(names.register),
    state: fact(names.state),
    supervisor: fact(names.supervisor),
    isSample: false,
    claimsAfterEndDays,
  };
}
