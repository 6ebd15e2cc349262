import { needsLogin } from "@kautia/contract";
import {
  type Elements,
  BackButton,
  Footer,
  Header,
  IconArrowLeft,
  Link,
  Logo,
  PageLayout,
  ProgressBar,
} from "@kautia/design-system";
import { showsGuarantee } from "@kautia/contract";
import { type ReactNode, useEffect } from "react";
import { useLocation } from "../navigation/use-location.ts";
import { useApp } from "../app/app-context.ts";
import { useCountry } from "../texts/use-country.ts";
import { useText } from "../texts/use-text.ts";
import { LanguageMenu } from "./LanguageMenu.tsx";
import { doorAt } from "../routing/door.ts";
import { useApplying } from "../routing/use-applying.ts";
import { useScreenPath } from "../routing/use-screen-path.ts";

export interface PageProps {
  /** The page's title. The window's title adds the brand. */
  title: string;
  children: Elements;
  /** The current step and the number of steps, under the header. */
  progress?: { step: number; count: number; name: string };
  /** The page before: the header's button leads there on small screens, a link above the content on wide ones. */
  back?: string | undefined;
  /** The text of the link (by default 'Previous page') and the name of the button (by default 'Back'). */
  backText?: string | undefined;
  /** The content beside the column on wide screens, its accessible name, and its short form for phones. */
  rail?: ReactNode;
  railLabel?: string;
  railShort?: ReactNode;
  width?: "column" | "wide";
  /** The header is part of a green page top. */
  inverseHeader?: boolean;
  /** Keeps the header visible while scrolling. */
  fixedHeader?: boolean;
}

/** The frame of every screen: header, progress, column, rail, footer. */
export function Page(props: PageProps) {
  const { title, children, progress, back, backText, inverseHeader, fixedHeader, ...layout } = props;
  const { settings } = useApp();
  const country = useCountry();
  const { t } = useText();
  const path = useScreenPath();
  const brand = settings.brand.name;
  const { screen } = useLocation();
  // Tenants without a contract and landlords have nothing to withdraw from.
  const isBrief = useApplying() || showsGuarantee({ screen }) || screen === "co-tenant";
  const links = {
    help: { label: t("footer.help"), href: path("help") },
    imprint: { label: t("footer.imprint"), href: path("imprint") },
    privacy: { label: t("footer.privacy"), href: path("privacy") },
  };

  useEffect(() => {
    document.title = `${title} – ${brand}`;
  }, [title, brand]);

  return (
    <PageLayout
      {...layout}
      skipText={t("common.skip")}
      back={
        back === undefined ? undefined : (
          <Link standalone href={back} icon={<IconArrowLeft />}>
            {backText ?? t("common.previous")}
          </Link>
        )
      }
      header={
        <Header
          fixed={fixedHeader}
          inverse={inverseHeader}
          back={back === undefined ? null : <BackButton label={backText ?? t("common.back")} href={back} />}
          logo={
            <Link href={path("welcome")} aria-label={t("common.home", { brand })}>
              <Logo brand={brand} open={doorAt(screen, progress)} />
            </Link>
          }
          menu={<LanguageMenu />}
          progress={
            progress && (
              <ProgressBar
                label={t("common.progress")}
                value={progress.step}
                max={progress.count}
                valueText={t("common.step", progress)}
              />
            )
          }
        />
      }
      footer={
        <Footer
          label={t("footer.label")}
          links={
            isBrief
              ? [links.imprint, links.privacy, links.help]
              : [
                  links.help,
                  ...(needsLogin({ screen })
                    ? []
                    : [
                        { label: t("footer.account"), href: path("policies") },
                        { label: t("footer.firstInformation"), href: `${path("welcome")}#first-information` },
                        { label: t("certificate.title"), href: path("certificates") },
                      ]),
                  { label: t("footer.legal"), href: path("legal") },
                  { label: t("withdraw.title"), href: path("withdraw") },
                  links.imprint,
                  links.privacy,
                  { label: t("consent.footer"), href: path("privacy-choices") },
                  { label: t("footer.accessibility"), href: path("accessibility") },
                  { label: t("footer.support"), href: `mailto:${settings.brand.supportEmail[country]}` },
                ]
          }
        >
          {isBrief ? undefined : t("footer.note", { brand })}
        </Footer>
      }
    >
      {children}
    </PageLayout>
  );
}
