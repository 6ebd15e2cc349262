import { invitationStatuses, listInvitations, withdrawInvitation } from "@kautia/contract";
import { ButtonLink, InlineMessage, Link } from "@kautia/design-system";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import { ownReference } from "#parts/invite-file/to-offer.ts";
import { ConfirmButton } from "#parts/partners/ConfirmButton.tsx";
import { useRemoval } from "#parts/partners/use-removal.ts";
import { handledByPage, pick } from "#parts/tables/use-table.ts";
import { useApp } from "#shell/app/app-context.ts";
import { useText } from "#shell/i18n/use-text.ts";
import { useLocation } from "#shell/navigation/use-location.ts";
import { useScreenPath } from "#shell/use-screen-path.ts";
import { ListPage } from "../ListPage.tsx";
import type { PartnerPageProps } from "../PartnerScreen.tsx";

/** The partner's invitations. */
export function InvitationsPage(props: PartnerPageProps) {
  const { api } = useApp();
  const { t, shortDate } = useText();
  const path = useScreenPath();
  const sentTo = invitedIn(useLocation().state);
  const { failed, settle } = useRemoval(props.onSessionEnded);
  const statuses = invitationStatuses.map((value) => ({ value, label: t(`manager.invitation.${value}`) }));
  return (
    <ListPage
      {...props}
      list="invitations"
      title={t("manager.tab.invitations")}
      lead={t("manager.invitations.lead")}
      empty={t("manager.invitations.none")}
      finder={{
        searchHelp: t("manager.invitations.search"),
        filters: [{ name: "status", label: t("manager.col.state"), emptyText: t("staff.all"), options: statuses }],
      }}
      before={
        <>
          {sentTo === null ? null : (
            <InlineMessage
              tone="success"
              toneLabel={t("common.note")}
              live
              title={t("manager.invitations.sent", { email: sentTo })}
            />
          )}
          {failed ? (
            <InlineMessage tone="error" toneLabel={t("common.error")} live title={t("manager.failed")} />
          ) : null}
          <p className="partner-pages">
            <ButtonLink href={path("partner-area", { area: "invite" })}>{t("manager.invitations.one")}</ButtonLink>
            <ButtonLink variant="secondary" href={path("partner-area", { area: "upload" })}>
              {t("manager.invitations.many")}
            </ButtonLink>
          </p>
        </>
      }
      load={async (query) => {
        const [search, after] = [query.get("search"), query.get("after")];
        const request = { query: { status: pick(invitationStatuses, query.get("status")), search, after } };
        const result = await api.call(listInvitations, request, handledByPage);
        return result.ok ? { ok: true, answer: { rows: result.answer.invitations, next: result.answer.next } } : result;
      }}
      rowKey={({ id }) => id}
      columns={(again) => [
        { key: "tenant", label: t("manager.col.tenantEmail"), renderCell: ({ tenantEmail }) => tenantEmail },
        {
          key: "home",
          label: t("manager.col.address"),
          wide: true,
          renderCell: ({ fullAddress }) => keepAddressTogether(fullAddress),
        },
        {
          key: "reference",
          label: t("manager.col.reference"),
          renderCell: ({ reference }) => ownReference(reference) ?? "–",
        },
        {
          key: "start",
          label: t("manager.col.start"),
          renderCell: ({ insuranceStart }) => (insuranceStart ? shortDate(insuranceStart) : "–"),
        },
        {
          key: "invited",
          label: t("manager.col.invited"),
          renderCell: ({ createdAt }) => shortDate(createdAt),
        },
        {
          key: "state",
          label: t("manager.col.state"),
          renderCell: ({ status, expiresAt }) => (
            <>
              <span>{t(`manager.invitation.${status}`)}</span>
              {status === "OPEN" ? (
                <div className="quiet">{`${t("manager.col.expires")} ${shortDate(expiresAt)}`}</div>
              ) : null}
            </>
          ),
        },
        {
          key: "withdraw",
          label: t("manager.col.action"),
          renderCell: ({ id, status, tenantEmail: email, guaranteeRefId }) =>
            guaranteeRefId ? (
              <Link standalone href={`${path("partner-area", { area: "guarantees" })}?id=${guaranteeRefId}`}>
                {t("manager.invitations.guarantee")}
              </Link>
            ) : status === "OPEN" ? (
              <ConfirmButton
                label={t("manager.invitations.withdraw")}
                about={email}
                title={t("manager.invitations.withdrawTitle", { email })}
                text={t("manager.invitations.withdrawText")}
                go={t("manager.invitations.withdrawGo")}
                onConfirm={() => settle(api.call(withdrawInvitation, { params: { id } }, handledByPage), again)}
              />
            ) : null,
        },
      ]}
    />
  );
}

/** Passed by the form that invites. */
function invitedIn(state: unknown): string | null {
  const email: unknown = typeof state === "object" && state !== null ? Reflect.get(state, "invited") : null;
  return typeof email === "string" ? email : null;
}
