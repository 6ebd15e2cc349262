import type { Payment } from "../../ports/payment.ts";
import type { Sandbox } from "../../ports/sandbox.ts";
import { bookCharge, bookRefund, listCharges, lookUpCharge } from "./sandbox-charges.ts";
import { forgetCustomers } from "./forget-customers.ts";
import { listMovements } from "./sandbox-movements.ts";
import { beginCharge, confirmCharge, endCharge } from "./sandbox-on-session.ts";
import { confirmDebitSetup, confirmSetup, lookUpDigits, lookUpSetup, openSetup } from "./sandbox-setups.ts";
import type { SandboxDeps, SandboxOperation } from "./sandbox-tables.ts";

/** A card provider inside the process, with its own tables and transactions, as if it were another company. */
export function makeSandboxPayment(deps: SandboxDeps): Payment & Sandbox {
  const withFaults = async <T>(operation: SandboxOperation, act: () => Promise<T>): Promise<T> => {
    await deps.faults?.before?.(operation);
    const result = await act();
    await deps.faults?.after?.(operation);
    return result;
  };
  return {
    createSetup: (request) => withFaults("createSetup", () => openSetup(deps, request)),
    findSetup: ({ country }, setupId) => withFaults("findSetup", () => lookUpSetup(deps, country, setupId)),
    findCardDigits: (_account, methodId) => lookUpDigits(deps, methodId),
    charge: (request) => withFaults("charge", () => bookCharge(deps, request)),
    findCharge: (request) => withFaults("findCharge", () => lookUpCharge(deps, request)),
    beginCharge: (request) => withFaults("beginCharge", () => beginCharge(deps, request)),
    endCharge: (request) => withFaults("endCharge", () => endCharge(deps, request)),
    confirmCharge: (secret, passed) => confirmCharge(deps, secret, passed),
    refund: (request) => withFaults("refund", () => bookRefund(deps, request)),
    listMovements: (country, since) => withFaults("listMovements", () => listMovements(deps, country, since)),
    confirm: (secret, card, challengePassed) => confirmSetup(deps, secret, card, challengePassed),
    confirmDebit: (secret, iban) => confirmDebitSetup(deps, secret, iban),
    forget: (refIds) => forgetCustomers(deps, refIds),
    listCharges: () => listCharges(deps),
  };
}
