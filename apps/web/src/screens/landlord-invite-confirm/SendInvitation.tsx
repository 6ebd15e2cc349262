import { type CallAnswer, confirmInvitation, type getInvitationToConfirm } from "@kautia/contract";
import { Actions, Button, InlineMessage, SummaryList } from "@kautia/design-system";
import { useState } from "react";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import type { CallFailure } from "../../api/call-result.ts";
import { FailureMessage } from "../../parts/failure/FailureMessage.tsx";
import { useApp } from "../../app/app-context.ts";
import { linkKey } from "./link-key.ts";
import { useText } from "../../texts/use-text.ts";

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
  const [failed, setFailed] = useState<CallFailure | null>(null);
  const { tenantEmail, tenantName, coTenantNames, inviterName, fullAddress, rentDepositAmount, insuranceStart } =
    invitation;

  async function send(): Promise<void> {
    setFailed(null);
    const options = { handledStatuses: "all", idempotencyKey: linkKey(token) } as const;
    const result = await api.call(confirmInvitation, { params: { token } }, options);
    if (result.ok) return onConfirmed(result.answer);
    if (result.problem?.status === 410) return onExpired();
    if (result.why === "refused" || result.why === "offline") setFailed(result);
  }

  return (
    <>
      {failed?.problem?.status === 429 ? (
        <InlineMessage tone="caution" toneLabel={t("common.note")} live title={t("invite.laterTitle")}>
          {t("invite.laterText")}
        </InlineMessage>
      ) : failed ? (
        <FailureMessage failure={failed} />
      ) : null}
      <SummaryList
        rows={[
          { label: t("invite.to"), value: tenantName ? `${tenantName}, ${tenantEmail}` : tenantEmail },
          ...(coTenantNames.length > 0 ? [{ label: t("invite.with"), value: coTenantNames.join(", ") }] : []),
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
