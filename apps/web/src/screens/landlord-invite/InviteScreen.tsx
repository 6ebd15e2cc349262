import { DrawingLetter, Question, TextWithEmails } from "@kautia/design-system";
import { useState } from "react";
import { useApp } from "../../shell/app/app-context.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { Page } from "../../shell/Page.tsx";
import { useHeadingFocus } from "../../shell/use-heading-focus.ts";
import { InviteForm } from "./InviteForm.tsx";

/**
 * A landlord who is not a partner invites a tenant. The invitation is mailed after the landlord confirms their own
 * address (docs/partners.md).
 */
export function InviteScreen() {
  const { t } = useText();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <Page title={t("invite.name")}>
      {sentTo === null ? <InviteForm onSent={setSentTo} /> : <Sent email={sentTo} />}
    </Page>
  );
}

function Sent({ email }: { email: string }) {
  const { settings, country } = useApp();
  const { t } = useText();
  const heading = useHeadingFocus();
  const supportEmail = settings.brand.supportEmail[country()];
  return (
    <>
      <DrawingLetter />
      <Question
        headingRef={heading}
        title={t("invite.sentTitle")}
        lead={<TextWithEmails text={t("invite.sentText", { email })} />}
      />
      <p className="quiet">
        <TextWithEmails text={t("resume.sentHelp", { supportEmail })} />
      </p>
    </>
  );
}
