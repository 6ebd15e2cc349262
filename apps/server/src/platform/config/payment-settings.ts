import { type Country, countries } from "@kautia/contract";
import type { EnvironmentReader } from "./config-reader.ts";
import type { PaymentSettings } from "./settings.ts";

const perCountry = ["STRIPE_SECRET_KEY", "STRIPE_PUBLIC_KEY", "STRIPE_WEBHOOK_SECRET"] as const;
const names = countries.flatMap((country) => perCountry.map((name) => `${name}_${country.toUpperCase()}`));

/** Stripe needs all of its settings or none; without any, the sandbox. */
export function readPayment(read: EnvironmentReader, production: boolean): PaymentSettings {
  read.refuse(
    new RegExp(`^STRIPE_(?!${[...names, "STRIPE_API_BASE"].map((name) => `${name.slice(7)}$`).join("|")})`),
    "is not a setting; the names of keys end with the country, like STRIPE_SECRET_KEY_DE",
  );
  const apiBase = read.url("STRIPE_API_BASE", production ? ["https:"] : ["https:", "http:"]);
  const given = names.filter((name) => read.text(name) !== null);
  if (given.length === 0) {
    if (apiBase !== null) read.fail("STRIPE_API_BASE", "has no effect without STRIPE_SECRET_KEY_DE and the other keys");
    return { provider: "sandbox" };
  }
  const missing = names.filter((name) => read.text(name) === null);
  if (missing[0]) read.fail(missing[0], `is needed with ${given.join(", ")}`);
  return {
    provider: "stripe",
    apiBase,
    accounts: { de: readAccount(read, "de", production), at: readAccount(read, "at", production) },
  };
}

function readAccount(read: EnvironmentReader, country: Country, production: boolean) {
  const [secretName, publicName, webhookName] = perCountry.map((name) => `${name}_${country.toUpperCase()}`);
  const secret = readKey(read, secretName, /^[sr]k_(live|test)_\w+$/, "must be a secret key, sk_ or rk_");
  const publishable = readKey(read, publicName, /^pk_(live|test)_\w+$/, "must be a publishable key, pk_");
  const webhook = readKey(read, webhookName, /^(whsec)_\S+$/, "must be a signing secret, whsec_");
  if (secret.mode !== publishable.mode)
    read.fail(publishable.name, `must be of the same mode, live or test, as ${secret.name}`);
  if (secret.mode === "live" && !production)
    read.fail(secret.name, "is a live key, which only production accepts: elsewhere the clock can be moved");
  return { secretKey: secret.key, publicKey: publishable.key, webhookSecret: webhook.key };
}

function readKey(read: EnvironmentReader, name = "", form: RegExp, reason: string) {
  const key = read.text(name) ?? "";
  const mode = form.exec(key)?.[1];
  return mode ? { name, key, mode } : read.fail(name, reason);
}
