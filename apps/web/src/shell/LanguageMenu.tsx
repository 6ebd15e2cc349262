import { languages } from "@kautia/contract";
import { IconGlobe, Menu } from "@kautia/design-system";
import { switchLanguage } from "../i18n/locale.ts";
import { useText } from "../i18n/use-text.ts";
import { useLocation } from "../navigation/use-location.ts";

// The name of each language in that language.
const names = { de: "Deutsch", en: "English" };

export function LanguageMenu() {
  const { t, language } = useText();
  const { pathname, search } = useLocation();
  return (
    <Menu
      label={t("common.language", { language: names[language] })}
      text={names[language]}
      icon={<IconGlobe size="small" />}
      items={languages.map((one) => ({
        label: names[one],
        href: switchLanguage(pathname, one) + search,
        lang: one,
        current: one === language,
      }))}
    />
  );
}
