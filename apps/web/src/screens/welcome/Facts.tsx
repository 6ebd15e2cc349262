import { IconCheck, IconClose } from "@kautia/design-system";
import { useText } from "../../texts/use-text.ts";

/** What the product is and what it is not. */
export function Facts() {
  const { t } = useText();
  const is = [t("welcome.is1"), t("welcome.is2"), t("welcome.is3"), t("welcome.is4")];
  const isNot = [t("welcome.isNot1"), t("welcome.isNot2"), t("welcome.isNot3")];
  return (
    <div className="facts">
      <section className="facts__is">
        <h2>{t("welcome.isTitle")}</h2>
        <ul>
          {is.map((fact) => (
            <li key={fact}>
              <IconCheck />
              <span>{fact}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className="facts__is-not">
        <h2>{t("welcome.isNotTitle")}</h2>
        <ul>
          {isNot.map((fact) => (
            <li key={fact}>
              <IconClose />
              <span>{fact}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
