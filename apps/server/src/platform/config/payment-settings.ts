import {
  type Country,
  defaultCountry,
  type PaymentMethodKind,
  paymentMethodKinds,
  perCountry,
  regionOf,
} from "@kautia/contract";
import type * as z from "zod";
import { about, eachCountry, group, nameOf, optional, refuse, text, url, wholeNumber } from "./setting.ts";

const secret = () => optional(text.regex(/^[sr]k_(live|test)_\w+$/, "must be a secret key, sk_ or rk_"));
const publishable = () => optional(text.regex(/^pk_(live|test)_\w+$/, "must be a publishable key, pk_"));
const signingSecret = () => optional(text.regex(/^whsec_\S+$/, "must be a signing secret, whsec_"));

const keys = eachCountry((country) => ({
  STRIPE_SECRET_KEY: secret().register(about, {
    means:
      `Stripe's secret key of the account for ${nameOf(country)}. All keys of all countries or none; live keys work in ` +
      "production only, and test keys in production are warned about",
    ...(country === defaultCountry && { standIn: "the sandbox payment" }),
    example: "sk_live_YOUR_KEY",
  }),
  STRIPE_PUBLIC_KEY: publishable().register(about, {
    means: "the publishable key of the same account",
    example: "pk_live_YOUR_KEY",
  }),
  STRIPE_WEBHOOK_SECRET: signingSecret().register(about, {
    means: "the signing secret of its webhook endpoint",
    example: "whsec_YOUR_SECRET",
  }),
}));

const listOfKinds = new RegExp(`^(${paymentMethodKinds.join("|")})(,\\s*(${paymentMethodKinds.join("|")}))*$`);

const methods = {
  PAYMENT_METHODS: text
    .regex(listOfKinds, `must be ${paymentMethodKinds.join(" or ")}, or both with a comma between them`)
    .default("card")
    .transform((list) => paymentMethodKinds.filter((kind) => list.split(/,\s*/).includes(kind)))
    .register(about, {
      otherwise: "card",
      means:
        "what tenants may pay with, separated by commas: `card` (with Apple Pay and Google Pay, where Stripe's account " +
        "has them) and `sepa_debit`",
      example: "card,sepa_debit",
    }),
  SEPA_CREDITOR_ID: optional(
    text.regex(/^[A-Z]{2}\d{2}[A-Z0-9]{3}[A-Z0-9]{1,28}$/, "must be a creditor identifier like DE98ZZZ09999999999"),
  ).register(about, {
    means: "the creditor identifier that mandates and notices of direct debits name; needed with `sepa_debit`",
    example: "DE98ZZZ09999999999",
  }),
  DEBIT_NOTICE_DAYS: wholeNumber(1, 14)
    .default(1)
    .register(about, {
      means:
        "how many days before a direct debit the tenant is told its amount and day. The mandate names this period; if it " +
        "named none, 14 days would apply",
    }),
};

export const paymentSettings = (production: boolean, sandbox: boolean) =>
  group(
    "Card provider",
    {
      ...keys,
      ...methods,
      STRIPE_API_BASE: optional(production ? url("https") : url("https", "http")).register(about, {
        means: "another address of Stripe's API, for tests",
        otherwise: "Stripe's own",
      }),
    },
    ({ STRIPE_API_BASE: apiBase, PAYMENT_METHODS, SEPA_CREDITOR_ID, DEBIT_NOTICE_DAYS, ...given }) => ({
      payment: readPayment(given, apiBase, { production, sandbox }),
      paymentMethods: readMethods(PAYMENT_METHODS, SEPA_CREDITOR_ID, DEBIT_NOTICE_DAYS),
    }),
  );

type Keys = z.output<z.ZodObject<typeof keys>>;

interface Installation {
  production: boolean;
  sandbox: boolean;
}

/** `debit` still applies to existing mandates when direct debit is no longer offered. */
function readMethods(offered: PaymentMethodKind[], creditorId: string | null, noticeDays: number) {
  if (offered.includes("sepa_debit") && creditorId === null) refuse("SEPA_CREDITOR_ID", "is needed with sepa_debit");
  return { offered, debit: { creditorId, noticeDays } };
}

/** Requires all of Stripe's keys or none; without any, selects the sandbox. There is one account per country. */
function readPayment(given: Keys, apiBase: string | null, installation: Installation) {
  if (Object.values(given).every((key) => key === null)) {
    if (apiBase !== null) refuse("STRIPE_API_BASE", "has no effect without Stripe's keys");
    return { provider: "sandbox" } as const;
  }
  const accounts = perCountry((country) => readAccount(given, regionOf(country), installation));
  /** `apiBase` null selects the provider's own address. */
  return { provider: "stripe", accounts, apiBase } as const;
}

function readAccount(given: Keys, region: Uppercase<Country>, { production, sandbox }: Installation) {
  const names = Object.entries(given).flatMap(([name, key]) => (key === null ? [] : [name]));
  const need = (name: keyof Keys) => given[name] ?? refuse(name, `is needed with ${names.join(", ")}`);
  const secretKey = need(`STRIPE_SECRET_KEY_${region}`);
  const publicKey = need(`STRIPE_PUBLIC_KEY_${region}`);
  const webhookSecret = need(`STRIPE_WEBHOOK_SECRET_${region}`);
  if (isLive(secretKey) !== isLive(publicKey))
    refuse(`STRIPE_PUBLIC_KEY_${region}`, `must be of the same mode, live or test, as STRIPE_SECRET_KEY_${region}`);
  if (isLive(secretKey) && sandbox)
    refuse(`STRIPE_SECRET_KEY_${region}`, "is a live key, but SANDBOX is true: a sandbox charges nobody");
  if (isLive(secretKey) && !production)
    refuse(
      `STRIPE_SECRET_KEY_${region}`,
      "is a live key, which only production accepts: elsewhere the clock can be moved",
    );
  return { secretKey, publicKey, webhookSecret };
}

/** Test keys charge nobody. */
function isLive(key: string): boolean {
  return /^[a-z]+_live_/.test(key);
}

/** Which provider charges the cards in a country, and the setting to change if it charges nobody for real. */
export function describeCards(
  payment: ReturnType<typeof readPayment>,
  country: Country,
): { used: string; standInFor: string | null } {
  const setting = `STRIPE_SECRET_KEY_${regionOf(country)}`;
  if (payment.provider === "sandbox") return { used: "sandbox, which charges nobody", standInFor: setting };
  return isLive(payment.accounts[country].secretKey)
    ? { used: "Stripe with live keys", standInFor: null }
    : { used: "Stripe with TEST KEYS, which charge nobody", standInFor: setting };
}
