import { Actions, Button, ButtonLink, Question } from "@kautia/design-system";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import { useText } from "../texts/use-text.ts";
import { useHeadingFocus } from "../browser/use-heading-focus.ts";
import type { PartnerHome } from "./use-partner-homes.ts";

export interface PartnersHomeProps {
  home: PartnerHome;
  /** Returns to the question to choose another address. */
  onOther: () => void;
}

/** Replaces the question. Names the partner that lets the home and links to its application page (docs/partners.md). */
export function PartnersHome({ home, onOther }: PartnersHomeProps) {
  const { t } = useText();
  const heading = useHeadingFocus();
  const { partner, fullAddress, applicationUrl } = home;
  const { host } = new URL(applicationUrl);
  return (
    <>
      <Question
        headingRef={heading}
        title={t("partner.title", { partner: partner.name })}
        lead={keepAddressTogether(fullAddress)}
        why={t("partner.text", { host })}
      />
      <Actions>
        <ButtonLink href={applicationUrl}>{t("partner.go", { partner: partner.name })}</ButtonLink>
        <Button variant="text" onClick={onOther}>
          {t("partner.other")}
        </Button>
      </Actions>
    </>
  );
}
