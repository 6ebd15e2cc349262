import { countries } from "@kautia/contract";
import type { Text } from "@kautia/locales/format";
import { choice, type ChoiceFilter } from "./columns.ts";

export function countryFilter({ t }: Pick<Text, "t">): ChoiceFilter {
  return choice("country", t("staff.money.country"), countries, (value) => t(`country.${value}`));
}
