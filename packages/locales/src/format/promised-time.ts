import type { Text } from "./create-text.ts";

/** Within how many working days a person usually decides: 'within one working day'. */
export function promisedTime({ t, number }: Pick<Text, "t" | "number">, workingDays: number): string {
  return workingDays === 1 ? t("common.withinDay") : t("common.withinDays", { days: number(workingDays) });
}
