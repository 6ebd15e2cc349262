import { useText } from "../texts/use-text.ts";

export function useDateTexts() {
  const { t, locale } = useText();
  return { locale, partLabels: { day: t("common.day"), month: t("common.month"), year: t("common.year") } };
}
