import { Actions, Button, ButtonLink, Question } from "@kautia/design-system";
import { useText } from "../i18n/use-text.ts";
import { useHeadingFocus } from "../shell/use-heading-focus.ts";
import type { PartnerHome } from "./use-partner-homes.ts";

export interface PartnersHomeProps {
  home: PartnerHome;
  /** Another address, in the question as it was. */
  onOther: () => void;
}

/** In the place of the question: who lets the chosen home, and the way to the page where it is applied for (docs/partners.md). */
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
        lead={fullAddress}
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
