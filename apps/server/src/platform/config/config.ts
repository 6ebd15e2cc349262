import * as z from "zod";
import { ConfigError } from "./config-error.ts";
import { type Config, joinParts, listSettings, makeGroups, type Setting } from "./settings.ts";
import { spellingDistanceTo } from "../rules/spelling-distance.ts";

const maxErrors = 2;
const prefixOf = (name: string) => name.split("_", 1)[0];

/** Names that are probably misspelt settings: they have a setting's prefix and at most two wrong letters. */
function findMisspelt(given: readonly string[], known: readonly string[]): { name: string; nearest: string }[] {
  return given.flatMap((name) => {
    if (known.includes(name)) return [];
    const distanceTo = spellingDistanceTo(name, maxErrors);
    const nearest = known.find((other) => prefixOf(other) === prefixOf(name) && distanceTo(other) <= maxErrors);
    return nearest === undefined ? [] : [{ name, nearest }];
  });
}

type Environment = Record<string, string | undefined>;

/** Throws a ConfigError that lists all wrong settings. Source: wire decisions, "Running it". */
export function readConfig(environment: Environment = process.env): Config {
  const given = dropEmpty(environment);
  const production = given["NODE_ENV"] === "production";
  const sandbox = given["SANDBOX"] === "true";
  const real = production && !sandbox && given["ALLOW_SANDBOX"] !== "true";
  const groups = makeGroups(production, { role: given["ROLE"], sandbox, real });
  const settings = listSettings(groups).flatMap((group) => group.settings);
  const known = settings.map(({ name }) => name);
  const parts = z.object(groups).safeParse(Object.fromEntries(Object.keys(groups).map((group) => [group, given])));
  const faults = [
    ...(real ? refuseStandIns(settings, given) : []),
    ...refuseUnknownKeys(given, known),
    ...(parts.error?.issues ?? []).map(({ path, message }) => `${String(path.at(-1))} ${message}.`),
  ];
  if (!parts.success || faults.length > 0) throw new ConfigError(faults.join("\n"));
  return { ...joinParts(parts.data), misspelt: findMisspelt(Object.keys(given), known) };
}

/** An empty value in an env file counts as not set. */
function dropEmpty(environment: Environment): Record<string, string> {
  const trimmed = Object.entries(environment).map(([name, value = ""]) => [name, value.trim()] as const);
  return Object.fromEntries(trimmed.filter(([, value]) => value !== ""));
}

function refuseStandIns(settings: readonly Setting[], given: Environment): string[] {
  const used = settings.flatMap(({ name, standIn }) => (standIn && !given[name] ? [`${standIn} (${name})`] : []));
  if (used.length === 0) return [];
  return [`ALLOW_SANDBOX must be true to use these in production: ${used.join(", ")}.`];
}

/** A misspelt Stripe key would otherwise leave the sandbox in use. */
function refuseUnknownKeys(given: Environment, known: readonly string[]): string[] {
  return Object.keys(given)
    .filter((name) => name.startsWith("STRIPE_") && !known.includes(name))
    .map((name) => `${name} is not a setting; the names of keys end with the country, like STRIPE_SECRET_KEY_DE.`);
}
