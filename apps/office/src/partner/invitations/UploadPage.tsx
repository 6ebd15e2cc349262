import { checkInvitations, inviteTenants } from "@kautia/contract";
import { createLazyRoute } from "@tanstack/react-router";
import { callApi } from "../../api/call-api.ts";
import { BackLink } from "../../parts/BackLink.tsx";
import { InviteFile } from "../../parts/file/InviteFile.tsx";
import { Page } from "../../parts/Page.tsx";
import { useText } from "../../text/use-text.ts";
import { usePerson } from "../session.ts";

export const Route = createLazyRoute("/partner/upload")({ component: UploadPage });

function UploadPage() {
  const { t } = useText();
  const { partner, email } = usePerson();
  return (
    <Page
      title={t("inviteFile.title")}
      back={<BackLink to="/partner/invitations">{t("partners.invite.back")}</BackLink>}
    >
      <p className="quiet lead">{t("inviteFile.lead")}</p>
      <InviteFile
        inviter={{ companyName: partner.name, email }}
        check={(invitations) => callApi(checkInvitations, { body: { invitations } })}
        invite={(invitations) =>
          callApi(inviteTenants, { body: { invitations } }, { idempotencyKey: crypto.randomUUID() })
        }
      />
    </Page>
  );
}
