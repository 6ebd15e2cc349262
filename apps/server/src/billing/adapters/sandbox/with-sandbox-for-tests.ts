import type { Payment, ProviderAccount } from "../../ports/payment.ts";

/** Calls the sandbox for policies of test keys and the real provider for all others. */
export function withSandboxForTests(live: Payment, sandbox: Payment): Payment {
  const choose = ({ isTest }: ProviderAccount) => (isTest ? sandbox : live);
  return {
    createSetup: (request) => choose(request).createSetup(request),
    findSetup: (account, setupId) => choose(account).findSetup(account, setupId),
    findCardDigits: (account, methodId) => choose(account).findCardDigits(account, methodId),
    charge: (request) => choose(request).charge(request),
    findCharge: (request) => choose(request).findCharge(request),
    beginCharge: (request) => choose(request).beginCharge(request),
    endCharge: (request) => choose(request).endCharge(request),
    refund: (request) => choose(request).refund(request),
    listMovements: (country, since) => live.listMovements(country, since),
  };
}
