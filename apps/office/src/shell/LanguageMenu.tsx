import { languageFacts, languages } from "@kautia/contract";
import { IconGlobe, Menu } from "@kautia/design-system";
import { useLocation } from "@tanstack/react-router";
import { useText } from "../text/use-text.ts";

/** Loads the same page in another language. */
export function LanguageMenu() {
  const { t, language } = useText();
  // The router's own path lacks the language.
  useLocation();
  const [, , ...rest] = location.pathname.split("/");
  const { name } = languageFacts[language];
  return (
    <Menu
      label={t("common.language", { language: name })}
      text={name}
      icon={<IconGlobe size="small" />}
      items={languages.map((item) => ({
        label: languageFacts[item].name,
        href: ["", item, ...rest].join("/") + location.search,
        lang: item,
        current: item === language,
      }))}
    />
  );
}
