import { countries } from "@kautia/contract";
import type { Text } from "@kautia/locales/format";
import type { ChoiceFilter } from "./columns.ts";

export function countryFilter({ t }: Pick<Text, "t">): ChoiceFilter {
  return {
    name: "country",
    label: t("staff.money.country"),
    options: countries.map((value) => ({ value, label: t(`country.${value}`) })),
  };
}
