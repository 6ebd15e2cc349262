import {
  invitationStatuses,
  type InvitationView,
  listInvitations,
  maxInvitationReminders,
  remindTenant,
  withdrawInvitation,
} from "@kautia/contract";
import { Button, VisuallyHidden } from "@kautia/design-system";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import { createLazyRoute } from "@tanstack/react-router";
import { CallError } from "../../api/call-api.ts";
import { explainError } from "../../api/explain-error.ts";
import { useChange } from "../../api/queries.ts";
import { choice, type Column } from "../../list/columns.ts";
import { ConfirmButton } from "../../parts/ConfirmButton.tsx";
import { ownReference } from "../../parts/file/to-offer.ts";
import { Status, type StatusTone } from "../../parts/Status.tsx";
import { useNotice } from "../../shell/notices.tsx";
import { LinkButton, TextLink } from "../../parts/links.tsx";
import { useText } from "../../text/use-text.ts";
import { PartnerList } from "../PartnerList.tsx";

export const Route = createLazyRoute("/partner/invitations")({ component: InvitationsPage });

const tones: Record<InvitationView["status"], StatusTone> = {
  OPEN: "caution",
  USED: "good",
  WITHDRAWN: "neutral",
  EXPIRED: "neutral",
};

function InvitationsPage() {
  const { t } = useText();
  return (
    <PartnerList
      call={listInvitations}
      search={Route.useSearch()}
      list="invitations"
      rowsOf={({ invitations }) => invitations}
      rowId={({ publicId }) => publicId}
      title={t("partners.tab.invitations")}
      lead={t("partners.invitations.lead")}
      searchLabel={t("partners.invitations.search")}
      filters={[
        choice("status", t("partners.col.state"), invitationStatuses, (value) => t(`partners.invitation.${value}`)),
      ]}
      columns={useColumns()}
      empty={t("partners.invitations.none")}
      actions={
        <>
          <LinkButton to="/partner/invite">{t("partners.invitations.one")}</LinkButton>
          <LinkButton variant="secondary" to="/partner/upload">
            {t("partners.invitations.many")}
          </LinkButton>
        </>
      }
    />
  );
}

function useColumns(): Column<InvitationView>[] {
  const { t, shortDate } = useText();
  return [
    {
      id: "tenant",
      label: t("partners.col.tenant"),
      cell: ({ tenantName, tenantEmail }) => (
        <div>
          {tenantName === null ? null : <div>{tenantName}</div>}
          <div className={tenantName === null ? undefined : "quiet"}>{tenantEmail}</div>
        </div>
      ),
    },
    {
      id: "state",
      label: t("partners.col.state"),
      cell: ({ status, expiresAt }) => (
        <div>
          <Status tone={tones[status]}>{t(`partners.invitation.${status}`)}</Status>
          {status === "OPEN" ? (
            <div className="quiet">{`${t("partners.col.expires")} ${shortDate(expiresAt)}`}</div>
          ) : null}
        </div>
      ),
    },
    {
      id: "step",
      label: t("partners.col.step"),
      cell: ({ step, remindedAt }) => (
        <div>
          <div>{t(`partners.step.${step}`)}</div>
          {remindedAt === null ? null : (
            <div className="quiet">{`${t("partners.col.reminded")} ${shortDate(remindedAt)}`}</div>
          )}
        </div>
      ),
    },
    {
      id: "home",
      label: t("partners.col.address"),
      cell: ({ fullAddress, reference }) => (
        <div>
          <div>{keepAddressTogether(fullAddress)}</div>
          <div className="quiet">{ownReference(reference)}</div>
        </div>
      ),
    },
    {
      id: "invited",
      label: t("partners.col.invited"),
      isShort: true,
      cell: ({ createdAt, insuranceStart }) => (
        <div>
          <div>{shortDate(createdAt)}</div>
          {insuranceStart === null ? null : (
            <div className="quiet">{`${t("partners.col.start")} ${shortDate(insuranceStart)}`}</div>
          )}
        </div>
      ),
    },
    { id: "act", label: t("partners.col.action"), cell: (row) => <Acts of={row} /> },
  ];
}

/** Leads to the guarantee, or reminds the tenant and withdraws the invitation. */
function Acts({ of: { publicId: id, status, step, tenantEmail: email, guaranteeRefId } }: { of: InvitationView }) {
  const text = useText();
  const { t } = text;
  const say = useNotice();
  const remind = useChange(remindTenant);
  const { mutateAsync: withdraw } = useChange(withdrawInvitation);
  if (guaranteeRefId)
    return (
      <TextLink to="/partner/guarantees/$refId" params={{ refId: guaranteeRefId }}>
        {t("partners.invitations.guarantee")}
      </TextLink>
    );
  const isWaiting = (status === "OPEN" || status === "USED") && (step === "INVITED" || step === "STARTED");
  if (!isWaiting) return null;

  /** The server reminds once a day; the day of the last reminder is in the row. */
  function send(): void {
    remind.mutate(
      { params: { id } },
      {
        onSuccess: () => say({ text: t("office.invitation.reminded", { email }) }),
        onError: (error) => {
          const isUsedUp = error instanceof CallError && error.problem?.errorCode === "STEP_NOT_ALLOWED";
          say({
            text: isUsedUp
              ? t("office.invitation.noReminder", { count: maxInvitationReminders })
              : explainError(text, error),
          });
        },
      },
    );
  }

  return (
    <div className="row-acts">
      <Button variant="text" busy={remind.isPending} onClick={send}>
        {t("office.invitation.remind")}
        <VisuallyHidden>{` ${email}`}</VisuallyHidden>
      </Button>
      {status === "OPEN" ? (
        <ConfirmButton
          label={t("partners.invitations.withdraw")}
          variant="text"
          question={t("partners.invitations.withdrawTitle", { email })}
          yes={t("partners.invitations.withdrawGo")}
          onYes={() => withdraw({ params: { id } })}
        >
          <p>{t("partners.invitations.withdrawText")}</p>
        </ConfirmButton>
      ) : null}
    </div>
  );
}
