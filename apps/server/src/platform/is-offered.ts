import type { Country } from "@kautia/contract";
import type { Config } from "./config/settings.ts";

/** Whether guarantees are given in the country: not where nothing signs them as the law asks (docs/law.md). */
export function isOffered({ guaranteeForms }: Pick<Config, "guaranteeForms">, country: Country): boolean {
  return guaranteeForms[country] !== "NONE";
}
