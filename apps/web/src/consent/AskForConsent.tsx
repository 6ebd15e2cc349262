import { ConsentBar, Link } from "@kautia/design-system";
import { useApp } from "../app/app-context.ts";
import { useText } from "../texts/use-text.ts";
import { useScreenPath } from "../routing/use-screen-path.ts";
import { choicesIn } from "./choices.ts";
import { useDecideAll } from "./use-decide-all.ts";

export function AskForConsent() {
  const { settings } = useApp();
  const { t } = useText();
  const path = useScreenPath();
  const decideAll = useDecideAll();

  function answer(yes: boolean): void {
    decideAll(yes);
    // The bar disappears with the focus in it, so the focus moves to the start of the page.
    document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  }

  return (
    <ConsentBar
      label={t("consent.bar")}
      title={t("consent.title")}
      answers={[
        { label: t("consent.accept"), onClick: () => answer(true) },
        { label: t("consent.refuse"), onClick: () => answer(false) },
      ]}
      link={
        <Link standalone href={path("privacy-choices")}>
          {t("consent.more")}
        </Link>
      }
    >
      {choicesIn(settings).map((choice) => (
        <p key={choice}>{t(`consent.${choice}.short`)}</p>
      ))}
    </ConsentBar>
  );
}
