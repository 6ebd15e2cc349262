import { basename } from "node:path";
import { countries, type Country, countryFacts, regionOf } from "@kautia/contract";
import { missingOperatorSettings } from "./platform/config/operator-settings.ts";
import { missingSupportSettings } from "./platform/config/page-settings.ts";
import { describeCards } from "./platform/config/payment-settings.ts";
import type { GuaranteeForm } from "./platform/config/seal-settings.ts";
import { nameOf } from "./platform/config/setting.ts";
import type { Config } from "./platform/config/settings.ts";

export interface Part {
  name: string;
  used: string;
  /** The settings to change before going live; empty if the part is real. */
  settings: readonly string[];
}

const real = (name: string, used: string): Part => ({ name, used, settings: [] });
const standIn = (name: string, used: string, ...settings: string[]): Part => ({ name, used, settings });

/** Every part that may be a stand-in, with what this server uses. Contains no secrets. */
export function listParts(config: Config): Part[] {
  const { databaseUrl, mail, scanner, bureau, sanctions, storage, dataDir, designSystemUrl } = config;
  return [
    ...(config.isSandbox ? [standIn("installation", "sandbox, where nothing is a contract", "SANDBOX")] : []),
    publicAddress(config),
    clientAddresses(config),
    databaseUrl
      ? real("database", `PostgreSQL at ${placeOf(databaseUrl)}`)
      : standIn("database", "embedded, for one process", "DATABASE_URL"),
    ...countries.map((country) => cardsIn(country, config)),
    ...countries.map((country) => guaranteesIn(country, config)),
    facts("premium accounts", "not named, but the money is the insurer's", missingAccounts(config)),
    mail.smtpUrl
      ? real("mail", `${placeOf(mail.smtpUrl)}, from ${mail.from}`)
      : standIn("mail", "outbox, which sends nothing", "SMTP_URL"),
    scanner
      ? real("virus scanner", `clamd at ${"path" in scanner ? scanner.path : `${scanner.host}:${scanner.port}`}`)
      : standIn("virus scanner", "built-in, knows only the test signature", "CLAMD_ADDRESS"),
    bureau
      ? real("credit bureau", `${bureau.name} at ${placeOf(bureau.url)}`)
      : standIn("credit bureau", "embedded scorecard with test surnames", "BUREAU_URL"),
    sanctions
      ? real("sanctions list", "url" in sanctions ? placeOf(sanctions.url) : `file ${basename(sanctions.path)}`)
      : standIn("sanctions list", "sample with one made-up name", "SANCTIONS_SOURCE"),
    real(
      "uploaded documents",
      storage
        ? `bucket ${storage.bucket}${storage.endpoint ? ` at ${placeOf(storage.endpoint)}` : ""}`
        : `folder ${dataDir}/documents, which all copies must share`,
    ),
    real("address suggestions", addressSource(config)),
    legalTexts(config),
    guarantors(config),
    facts("imprint", "incomplete, but the law requires it", missingOperatorSettings(config)),
    facts("support address", "sample, which nobody reads", missingSupportSettings(config.brand.supportEmail)),
    real("design system", designSystemUrl ? `remote at ${placeOf(designSystemUrl)}` : "our own"),
  ];
}

const localHosts = ["localhost", "127.0.0.1", "[::1]"];

/** Links in mails begin with it, so the default would lead landlords to their own machine. */
function publicAddress({ publicUrl }: Config): Part {
  const { hostname, protocol } = new URL(publicUrl);
  if (localHosts.includes(hostname))
    return standIn("public address", `${publicUrl}, which nobody else can open`, "PUBLIC_URL");
  if (protocol === "http:") return standIn("public address", `${publicUrl}, without TLS`, "PUBLIC_URL");
  return real("public address", publicUrl);
}

/** The server has no TLS of its own, so a public https address means that there is a proxy. A worker has no clients. */
function clientAddresses({ publicUrl, trustProxy, role }: Config): Part {
  const name = "client addresses";
  if (trustProxy !== false) return real(name, "as the proxy names them");
  return publicUrl.startsWith("https:") && role !== "worker"
    ? standIn(name, "the proxy's, so all clients share limits", "TRUST_PROXY")
    : real(name, "of their connections");
}

function cardsIn(country: Country, { payment }: Config): Part {
  const name = `cards in ${nameOf(country)}`;
  const { used, standInFor } = describeCards(payment, country);
  return standInFor === null ? real(name, used) : standIn(name, used, standInFor);
}

const forms: Record<GuaranteeForm, string> = {
  UNSIGNED: "valid without a signature",
  QUALIFIED: "signed with a qualified certificate",
  PAPER: "signed on paper, which the desk posts",
  NONE: "NOT GIVEN: nothing signs them",
};

/** Where the law asks for a signature, a guarantee without one is void. */
function guaranteesIn(country: Country, { guaranteeForms }: Config): Part {
  const [name, form] = [`guarantees in ${nameOf(country)}`, guaranteeForms[country]];
  const setting = `GUARANTEE_FORM_${regionOf(country)}`;
  if (form === "NONE") return standIn(name, forms.NONE, setting);
  return form === "UNSIGNED" && countryFacts[country].guaranteeNeedsSignature
    ? standIn(name, "void without a signature", setting)
    : real(name, forms[form]);
}

function missingAccounts({ collectionAccounts }: Config): string[] {
  return countries
    .filter((country) => collectionAccounts[country] === null)
    .map((country) => `COLLECTION_ACCOUNT_${regionOf(country)}`);
}

function addressSource({ suggestion: { photonUrl, googlePlacesKey } }: Config): string {
  if (photonUrl) return `Photon at ${placeOf(photonUrl)}`;
  return googlePlacesKey ? "Google Places" : "embedded places and imported streets";
}

function guarantors({ brand }: Config): Part {
  const insurers = Object.values(brand.insurers);
  const sample = insurers.find(({ isSample }) => isSample);
  if (sample) return standIn("insurer", `${sample.name}, which does not exist`, "LEGAL_INSURER");
  return real("insurer", [...new Set(insurers.map(({ name }) => name))].join(", "));
}

function legalTexts({ legalDirs: [own, samples], mayUseSampleTexts, isSandbox }: Config): Part {
  if (samples === undefined) return standIn("legal texts", "samples", "LEGAL_DOCUMENTS_DIR");
  return mayUseSampleTexts
    ? standIn("legal texts", `folder ${own}, samples for what it lacks`, isSandbox ? "SANDBOX" : "ALLOW_SANDBOX")
    : real("legal texts", `folder ${own}`);
}

function facts(name: string, used: string, settings: readonly string[]): Part {
  return settings.length === 0 ? real(name, "complete") : { name, used, settings };
}

/** The address without user and password. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname === "/" ? "" : pathname}`;
}

/** A table for the operator, printed before the log starts. */
export function tabulateParts(parts: readonly Part[]): string {
  const widthOf = (key: "name" | "used") => Math.max(...parts.map((part) => part[key].length));
  const [first, second] = [widthOf("name"), widthOf("used")];
  const lines = parts.map(({ name, used, settings }) => {
    const verdict = settings.length === 0 ? "real" : `NOT REAL: see ${settings.join(", ")}`;
    return `  ${name.padEnd(first)}  ${used.padEnd(second)}  ${verdict}`;
  });
  return `This server uses:\n${lines.join("\n")}\n`;
}
