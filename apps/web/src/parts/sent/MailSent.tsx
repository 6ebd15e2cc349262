import { DrawingLetter, Question, TextWithEmails } from "@kautia/design-system";
import { useApp } from "../../app/app-context.ts";
import { useText } from "../../texts/use-text.ts";
import { useHeadingFocus } from "../../browser/use-heading-focus.ts";

/** Replaces a form after its mail was sent: takes the focus, and says what to do if no mail arrives. */
export function MailSent({ title, text }: { title: string; text: string }) {
  const { settings, country } = useApp();
  const { t } = useText();
  const supportEmail = settings.brand.supportEmail[country()];
  return (
    <>
      <DrawingLetter />
      <Question headingRef={useHeadingFocus()} title={title} lead={<TextWithEmails text={text} />} />
      <p className="quiet">
        <TextWithEmails text={t("resume.sentHelp", { supportEmail })} />
      </p>
    </>
  );
}
