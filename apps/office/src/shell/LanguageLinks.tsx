import { languageFacts, languages } from "@kautia/contract";
import { IconGlobe, Menu } from "@kautia/design-system";
import { useText } from "../text/use-text.ts";
import { inLanguage } from "./in-language.ts";

export function LanguageLinks() {
  const { t, language } = useText();
  const { name } = languageFacts[language];
  return (
    <Menu
      label={t("common.language", { language: name })}
      text={name}
      icon={<IconGlobe size="small" />}
      items={languages.map((item) => ({
        label: languageFacts[item].name,
        href: inLanguage(item),
        lang: item,
        current: item === language,
      }))}
    />
  );
}
