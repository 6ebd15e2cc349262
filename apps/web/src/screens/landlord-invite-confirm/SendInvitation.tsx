import { type CallAnswer, confirmInvitation, type getInvitationToConfirm } from "@kautia/contract";
import { Actions, Button, InlineMessage, SummaryList } from "@kautia/design-system";
import { useState } from "react";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import { useApp } from "../../shell/app/app-context.ts";
import { linkKey } from "../../shell/guards/link-key.ts";
import { useText } from "../../shell/i18n/use-text.ts";

export interface SendInvitationProps {
  token: string;
  invitation: CallAnswer<typeof getInvitationToConfirm>;
  onConfirmed: (confirmed: CallAnswer<typeof confirmInvitation>) => void;
  /** Called when the invitation was already sent or has expired. */
  onExpired: () => void;
}

/** Shows the invitation in the landlord's name, with the send button. */
export function SendInvitation({ token, invitation, onConfirmed, onExpired }: SendInvitationProps) {
  const { api } = useApp();
  const { t, money, date } = useText();
  const [failed, setFailed] = useState<"later" | "offline" | null>(null);
  const { tenantEmail, tenantName, inviterName, fullAddress, rentDepositAmount, insuranceStart } = invitation;

  async function send(): Promise<void> {
    setFailed(null);
    const options = { handBack: "all", idempotencyKey: linkKey(token) } as const;
    const result = await api.call(confirmInvitation, { params: { token } }, options);
    if (result.ok) return onConfirmed(result.answer);
    if (result.problem?.status === 410) return onExpired();
    if (result.why === "refused" || result.why === "offline")
      setFailed(result.problem?.status === 429 ? "later" : "offline");
  }

  return (
    <>
      {failed ? (
        <InlineMessage
          tone="caution"
          toneLabel={t("common.note")}
          live
          title={t(failed === "later" ? "invite.laterTitle" : "form.offlineTitle")}
        >
          {t(failed === "later" ? "invite.laterText" : "stop.failed")}
        </InlineMessage>
      ) : null}
      <SummaryList
        rows={[
          { label: t("invite.to"), value: tenantName ? `${tenantName}, ${tenantEmail}` : tenantEmail },
          { label: t("invite.from"), value: inviterName },
          { label: t("landlord.home"), value: keepAddressTogether(fullAddress) },
          { label: t("invited.deposit"), value: money(rentDepositAmount) },
          { label: t("landlord.from"), value: date(insuranceStart) },
        ]}
      />
      <Actions note={t("invite.confirmNote")}>
        <Button onClick={send} busyLabel={t("invite.sending")}>
          {t("invite.confirm")}
        </Button>
      </Actions>
    </>
  );
}
