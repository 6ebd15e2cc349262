import type { AmendmentChange, AmendmentKind } from "@kautia/contract";
import type { CallForm } from "../../form/use-call-form.ts";
import { amountOf } from "../rental/rental.ts";

/** The kinds that the office asks for; the others only tenants ask for. */
const officeKinds = ["NEW_LANDLORD", "TENANT_NAME", "LOWER_DEPOSIT", "END", "START", "HOME", "CO_TENANTS"] as const;
type OfficeKind = (typeof officeKinds)[number];

export function isOfficeKind(kind: AmendmentKind): kind is OfficeKind {
  return officeKinds.some((known) => known === kind);
}

/** The fields of every kind, so that those typed for one kind stay when another is chosen. */
export interface AmendmentValues {
  kind: OfficeKind;
  name: string;
  email: string;
  address: string;
  firstName: string;
  lastName: string;
  birthDate: string;
  depositAmount: string;
  restUntil: string;
  insuranceEnd: string;
  insuranceStart: string;
  streetNumber: string;
  unitName: string;
  leaves: string;
}

export const noAmendment = {
  name: "",
  email: "",
  address: "",
  firstName: "",
  lastName: "",
  birthDate: "",
  depositAmount: "",
  restUntil: "",
  insuranceEnd: "",
  insuranceStart: "",
  streetNumber: "",
  unitName: "",
  leaves: "",
};

/** What is asked for: only the fields of this kind. */
export function changeOf({ kind, ...values }: AmendmentValues): AmendmentChange {
  switch (kind) {
    case "NEW_LANDLORD":
      return { kind, name: values.name, email: values.email, address: values.address };
    case "TENANT_NAME":
      return {
        kind,
        firstName: values.firstName,
        lastName: values.lastName,
        birthDate: values.birthDate || null,
        proofId: null,
      };
    case "LOWER_DEPOSIT":
      return { kind, depositAmount: amountOf(values.depositAmount), restUntil: values.restUntil || null };
    case "END":
      return { kind, insuranceEnd: values.insuranceEnd || null };
    case "START":
      return { kind, insuranceStart: values.insuranceStart };
    case "HOME":
      return { kind, streetNumber: values.streetNumber, unitName: values.unitName };
    case "CO_TENANTS": {
      const { leaves, firstName, lastName, birthDate, email } = values;
      const joins = { firstName, lastName, birthDate, email };
      const isNamed = Object.values(joins).some((value) => value !== "");
      return { kind, leaves, joins: isNamed ? joins : null };
    }
  }
}

export type AmendmentForm = Pick<CallForm<AmendmentValues>, "values" | "bind" | "set">;
