import { languageFacts, languages } from "@kautia/contract";
import { IconGlobe, Menu } from "@kautia/design-system";
import { switchLanguage } from "../app/locale.ts";
import { useText } from "../texts/use-text.ts";
import { useLocation } from "../navigation/use-location.ts";

export function LanguageMenu() {
  const { t, language } = useText();
  const { pathname, search } = useLocation();
  const { name } = languageFacts[language];
  return (
    <Menu
      label={t("common.language", { language: name })}
      text={name}
      icon={<IconGlobe size="small" />}
      items={languages.map((item) => ({
        label: languageFacts[item].name,
        href: switchLanguage(pathname, item) + search,
        lang: item,
        current: item === language,
      }))}
    />
  );
}
