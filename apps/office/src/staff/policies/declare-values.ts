import type { DeclarationKind, Declarant, recordedWays } from "@kautia/contract";
import { amountOf } from "../../parts/rental/rental.ts";

export interface DeclareValues {
  kind: DeclarationKind;
  way: (typeof recordedWays)[number];
  declaredOn: string;
  arrivedOn: string;
  by: Declarant;
  name: string;
  claimId: string;
  amount: string;
  description: string;
  movedOutOn: string;
  text: string;
  note: string;
  scanId: string;
}

export function noDeclaration(today: string): DeclareValues {
  return {
    kind: "WITHDRAWAL",
    way: "LETTER",
    declaredOn: today,
    arrivedOn: today,
    by: "TENANT",
    name: "",
    claimId: "",
    amount: "",
    description: "",
    movedOutOn: "",
    text: "",
    note: "",
    scanId: "",
  };
}

/** Whether a name says which co-tenant it is, or who acts for tenant or landlord. */
export const isForSomebody = (by: Declarant) => by === "CO_TENANT" || by === "HEIR" || by === "OTHER";

/** What the call gets: only the fields of this kind. */
export function toBody({ kind, way, declaredOn, arrivedOn, by, note, scanId, ...values }: DeclareValues) {
  return {
    kind,
    way,
    declaredOn,
    arrivedOn,
    by,
    note,
    name: isForSomebody(by) ? values.name : "",
    scanId: scanId === "" ? null : scanId,
    claimId: kind === "OBJECTION" || kind === "AGREEMENT" ? values.claimId : null,
    text: kind === "OBJECTION" ? values.text : "",
    movedOutOn: kind === "MOVING_OUT" ? values.movedOutOn : null,
    items: kind === "CLAIM" ? [{ description: values.description, amount: amountOf(values.amount) }] : [],
  };
}
