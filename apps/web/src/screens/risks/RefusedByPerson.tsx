import { Actions, ButtonLink, Link, Question } from "@kautia/design-system";
import { useApp } from "../../app/app-context.ts";
import { useCountry } from "../../texts/use-country.ts";
import { useText } from "../../texts/use-text.ts";
import { Page } from "../../frame/Page.tsx";
import { useHeadingFocus } from "../../browser/use-heading-focus.ts";
import { useScreenPath } from "../../routing/use-screen-path.ts";

/** A refusal by a person, with the same note as in the mail. */
export function RefusedByPerson({ note }: { note: string }) {
  const { settings } = useApp();
  const { t } = useText();
  const index = useScreenPath()("index");
  const supportEmail = settings.brand.supportEmail[useCountry()];
  return (
    <Page title={t("risks.byPerson")}>
      <Question headingRef={useHeadingFocus()} title={t("risks.byPerson")} lead={t("risks.byPersonLead")} />
      <section className="k-flow">
        <h2>{t("risks.reason")}</h2>
        <p className="risks-note">{note}</p>
      </section>
      <section className="k-flow">
        <h2>{t("risks.wouldChange")}</h2>
        <p>{t("risks.byPersonFigure")}</p>
        <p>{t("risks.byPersonChange")}</p>
      </section>
      <p>
        <span>{`${t("risks.support")} `}</span>
        <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>
      </p>
      <Actions>
        <ButtonLink href={`${index}?step=employment&edit=1`}>{t("risks.change")}</ButtonLink>
      </Actions>
    </Page>
  );
}
