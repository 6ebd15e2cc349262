import { Actions, Button, DrawingLetter, Question } from "@kautia/design-system";
import { useApp } from "../../app/app-context.ts";
import { useGoOn } from "../../app/use-go-on.ts";
import { useText } from "../../i18n/use-text.ts";
import { useHeadingFocus } from "../../shell/use-heading-focus.ts";

/** The same whether or not there is such an application. */
export function Sent({ email }: { email: string }) {
  const { session, settings, country } = useApp();
  const { t } = useText();
  // It may have gone on elsewhere in the meantime.
  const goOn = useGoOn();
  const heading = useHeadingFocus();
  return (
    <>
      <DrawingLetter />
      <Question headingRef={heading} title={t("resume.sentTitle")} lead={t("resume.sentText", { email })} />
      <p className="quiet">{t("resume.sentHelp", { supportEmail: settings.brand.supportEmail[country()] })}</p>
      {session.token() ? (
        <Actions>
          <Button variant="secondary" onClick={goOn} busyLabel={t("common.loading")}>
            {t("pages.toApplication")}
          </Button>
        </Actions>
      ) : null}
    </>
  );
}
