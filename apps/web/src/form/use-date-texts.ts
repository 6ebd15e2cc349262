import { useText } from "../i18n/use-text.ts";

/** What every date field takes, in the language of the page. */
export function useDateTexts() {
  const { t, locale } = useText();
  return { locale, partLabels: { day: t("common.day"), month: t("common.month"), year: t("common.year") } };
}
