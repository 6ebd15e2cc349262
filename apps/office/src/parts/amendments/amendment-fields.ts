import type { AmendmentChange, AmendmentKind, PaymentPeriod } from "@kautia/contract";
import type { CallForm } from "../../form/use-call-form.ts";
import { amountOf } from "../rental/rental.ts";

/** The kinds that the office asks for; the others only tenants ask for. */
const officeKinds = [
  "NEW_LANDLORD",
  "TENANT_NAME",
  "LANDLORD_CONTACT",
  "LOWER_DEPOSIT",
  "HIGHER_DEPOSIT",
  "PAYMENT_PERIOD",
  "END",
  "START",
  "HOME",
  "CO_TENANTS",
] as const;
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
  coldRentAmount: string;
  grossIncome: string;
  paymentPeriod: PaymentPeriod;
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
  coldRentAmount: "",
  grossIncome: "",
  paymentPeriod: "YEARLY" as PaymentPeriod,
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
    case "LANDLORD_CONTACT":
      return { kind, name: values.name, postalAddress: values.address, phone: null };
    case "LOWER_DEPOSIT":
      return { kind, depositAmount: amountOf(values.depositAmount), restUntil: values.restUntil || null };
    case "HIGHER_DEPOSIT":
      return {
        kind,
        depositAmount: amountOf(values.depositAmount),
        coldRentAmount: values.coldRentAmount === "" ? null : amountOf(values.coldRentAmount),
        grossIncome: values.grossIncome === "" ? null : amountOf(values.grossIncome),
      };
    case "PAYMENT_PERIOD":
      return { kind, paymentPeriod: values.paymentPeriod };
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
      return { kind, leaves, joins: isNamed || leaves === "" ? joins : null };
    }
  }
}

export type AmendmentForm = Pick<CallForm<AmendmentValues>, "values" | "bind" | "set">;
