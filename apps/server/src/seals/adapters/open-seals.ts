import { readFile } from "node:fs/promises";
import { type Country, countries } from "@kautia/contract";
import type { Config } from "../../platform/config/settings.ts";
import { makeCscKey } from "./csc-key.ts";
import { openP12Key } from "./p12-key.ts";
import { requireQualified } from "./require-qualified.ts";
import { makeTimeStamps } from "./time-stamps.ts";
import type { Seal, SealKey } from "../ports.ts";

/** For each request to a signing service or an authority, in ms. */
const timeout = 5_000;

/** The seals of the settings. Errors: throws if a key cannot be opened. */
export async function openSeals({
  seals,
  guaranteeForms,
  timeStampUrl,
}: Pick<Config, "seals" | "guaranteeForms" | "timeStampUrl">): Promise<Record<Country, Seal | null>> {
  const stamps = timeStampUrl === null ? null : makeTimeStamps(timeStampUrl, timeout);
  const opened = countries.map(async (country) => {
    const settings = seals[country];
    if (settings === null) return [country, null] as const;
    const key = await openKey(settings);
    return [country, { key: guaranteeForms[country] === "QUALIFIED" ? requireQualified(key) : key, stamps }] as const;
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one entry for each country
  return Object.fromEntries(await Promise.all(opened)) as Record<Country, Seal | null>;
}

async function openKey(settings: NonNullable<Config["seals"][Country]>): Promise<SealKey> {
  return settings.kind === "p12"
    ? openP12Key(new Uint8Array(await readFile(settings.file)), settings.password)
    : makeCscKey({ ...settings, timeout });
}
