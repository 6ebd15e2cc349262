import type { Language } from "@kautia/contract/languages";
import { texts } from "./index.ts";

/** Within how many working days a person usually decides, as on the pages. */
export function sayPromisedTime(language: Language, workingDays: number): string {
  const words = texts(language);
  if (workingDays === 1) return words["common.withinDay"] ?? "";
  return (words["common.withinDays"] ?? "").replace("{days}", String(workingDays));
}
