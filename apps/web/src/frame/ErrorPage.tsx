import { type Elements, ButtonLink, Link } from "@kautia/design-system";
import type { TextKey } from "@kautia/locales";
import type { ReactNode } from "react";
import { useApp } from "../app/app-context.ts";
import { useCountry } from "../texts/use-country.ts";
import { useText } from "../texts/use-text.ts";
import { Page } from "./Page.tsx";
import { useScreenPath } from "../routing/use-screen-path.ts";

export interface ErrorPageProps {
  title: TextKey;
  text: string;
  drawing?: Elements;
  /** Replaces the link to the application or the start page. */
  action?: ReactNode;
  also?: Elements;
}

export function ErrorPage({ title, text, drawing, action, also }: ErrorPageProps) {
  const { session, settings } = useApp();
  const { t } = useText();
  const path = useScreenPath();
  const supportEmail = settings.brand.supportEmail[useCountry()];
  const onward = session.token() ? (
    <ButtonLink href={path("index")}>{t("pages.toApplication")}</ButtonLink>
  ) : (
    <ButtonLink href={path("welcome")}>{t("pages.toStart")}</ButtonLink>
  );
  return (
    <Page title={t(title)}>
      <div className="k-flow">
        {drawing}
        <h1 tabIndex={-1}>{t(title)}</h1>
        <p>{text}</p>
        <p>{action ?? onward}</p>
        {also}
        <p className="quiet">
          <span>{`${t("pages.help")} `}</span>
          <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>
        </p>
      </div>
    </Page>
  );
}
