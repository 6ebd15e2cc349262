import { Actions, Button, DrawingLetter, Question, TextWithEmails } from "@kautia/design-system";
import { useApp } from "../../shell/app/app-context.ts";
import { useGoOn } from "../../shell/app/use-go-on.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { useHeadingFocus } from "../../shell/use-heading-focus.ts";

/** Shown whether or not such an application exists. */
export function Sent({ email }: { email: string }) {
  const { session, settings, country } = useApp();
  const { t } = useText();
  // Leads to the current step, since the application may have advanced on another device.
  const goOn = useGoOn();
  const heading = useHeadingFocus();
  const supportEmail = settings.brand.supportEmail[country()];
  return (
    <>
      <DrawingLetter />
      <Question
        headingRef={heading}
        title={t("resume.sentTitle")}
        lead={<TextWithEmails text={t("resume.sentText", { email })} />}
      />
      <p className="quiet">
        <TextWithEmails text={t("resume.sentHelp", { supportEmail })} />
      </p>
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
