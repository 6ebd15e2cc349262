import { useState } from "react";
import { MailSent } from "../../parts/sent/MailSent.tsx";
import { useText } from "../../shell/i18n/use-text.ts";
import { Page } from "../../shell/Page.tsx";
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
      {sentTo === null ? (
        <InviteForm onSent={setSentTo} />
      ) : (
        <MailSent title={t("invite.sentTitle")} text={t("invite.sentText", { email: sentTo })} />
      )}
    </Page>
  );
}
