import type { Payment } from "../../ports/payment.ts";
import { openAccounts, type StripeSettings } from "./stripe-accounts.ts";
import { charge, lookUpCharge, refund } from "./stripe-charges.ts";
import { beginCharge, endCharge } from "./stripe-on-session.ts";
import { lookUpSetup, openSetup } from "./stripe-setups.ts";

export function makeStripePayment(settings: StripeSettings): Payment {
  const accounts = openAccounts(settings);
  return {
    createCardSetup: (request) => openSetup(accounts, request),
    findSetup: (country, setupId) => lookUpSetup(accounts, country, setupId),
    charge: (request) => charge(accounts, request),
    findCharge: (request) => lookUpCharge(accounts, request),
    beginCharge: (request) => beginCharge(accounts, request),
    endCharge: (request) => endCharge(accounts, request),
    refund: (request) => refund(accounts, request),
  };
}
