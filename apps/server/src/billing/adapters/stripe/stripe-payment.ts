import type { Payment } from "../../ports/payment.ts";
import { callAccounts, type CallAccounts, type StripeSettings } from "./stripe-accounts.ts";
import { charge, lookUpCharge } from "./stripe-charges.ts";
import { listMovements } from "./stripe-movements.ts";
import { beginCharge, endCharge } from "./stripe-on-session.ts";
import { refund } from "./stripe-refunds.ts";
import { lookUpDigits, lookUpSetup, openSetup } from "./stripe-setups.ts";

export function makeStripePayment(settings: StripeSettings): Payment {
  const call: CallAccounts = (act) => callAccounts(settings, act);
  return {
    createSetup: (request) => call((accounts) => openSetup(accounts, request)),
    findSetup: ({ country }, setupId) => call((accounts) => lookUpSetup(accounts, country, setupId)),
    findCardDigits: ({ country }, methodId) => call((accounts) => lookUpDigits(accounts, country, methodId)),
    charge: (request) => call((accounts) => charge(accounts, request)),
    findCharge: (request) => call((accounts) => lookUpCharge(accounts, request)),
    beginCharge: (request) => call((accounts) => beginCharge(accounts, request)),
    endCharge: (request) => call((accounts) => endCharge(accounts, request)),
    refund: (request) => call((accounts) => refund(accounts, request)),
    listMovements: (country, since) => listMovements(call, country, since),
  };
}
