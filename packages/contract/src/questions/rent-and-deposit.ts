import * as z from "zod/mini";
import { countries, countryFacts, currencies, defaultCountry } from "../enums.ts";
import { money } from "../fields/money.ts";
import { oneOf } from "../fields/text.ts";
import { checkDeposit } from "../rules/deposit.ts";
import { defineQuestion } from "./define-question.ts";

const offered = [...new Set(countries.map((country) => countryFacts[country].currency))];

/** The product defines the deposit's range and its maximum multiple of the rent. */
export const rentAndDepositQuestion = defineQuestion({
  id: "rent-and-deposit",
  save: {
    path: "rent-property-details",
    summary: "Saves the monthly net cold rent and the deposit, in EUR.",
    errors: ["MAXIMUM", "DEPOSIT_RANGE", "DEPOSIT_MULTIPLIER"],
  },
  fields: {
    // That of the home's country applies; other currencies of the enumeration are not offered (specification §3).
    currency: z._default(z.literal(offered, { error: "FIELD_INVALID" }), countryFacts[defaultCountry].currency),
    coldRentAmount: money,
    rentDepositAmount: money,
  },
  place: "record",
  answer: { currency: oneOf(currencies), coldRentAmount: z.number(), rentDepositAmount: z.number() },
  check: ({ rentDepositAmount, coldRentAmount }, { product }) =>
    checkDeposit(rentDepositAmount, coldRentAmount, product),
  answeredBy: "rentDepositAmount",
  essential: true,
  quoteDependsOn: ["coldRentAmount", "rentDepositAmount"],
  sample: { coldRentAmount: 500, rentDepositAmount: 1500 },
});
