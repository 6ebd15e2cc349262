import { nationalities } from "@kautia/contract";
import type { Text } from "@kautia/locales/format";

export const noState = "XX";

/** The API accepts other texts too, which are shown as they are. */
export function nationalityName(code: string, { t, region }: Pick<Text, "t" | "region">): string {
  if (code === noState) return t("fields.nationalityNone");
  return nationalities.includes(code) ? region(code) : code;
}
