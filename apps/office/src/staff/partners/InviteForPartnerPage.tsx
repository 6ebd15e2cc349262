import { checkForPartner, getPartner, inviteForPartner } from "@kautia/contract";
import { createLazyRoute } from "@tanstack/react-router";
import { callApi } from "../../api/call-api.ts";
import { useLoaded } from "../../api/queries.ts";
import { BackLink } from "../../parts/BackLink.tsx";
import { InviteFile } from "../../parts/file/InviteFile.tsx";
import { Page } from "../../parts/Page.tsx";
import { useText } from "../../text/use-text.ts";

export const Route = createLazyRoute("/staff/partners/$id/invite")({ component: InviteForPartnerPage });

function InviteForPartnerPage() {
  const { t } = useText();
  const params = Route.useParams();
  const partner = useLoaded(getPartner, { params });
  return (
    <Page
      title={t("inviteFile.title")}
      back={
        <BackLink to="/staff/partners/$id" params={params}>
          {partner.name}
        </BackLink>
      }
    >
      <p className="quiet lead">{t("inviteFile.lead")}</p>
      <InviteFile
        inviter={{ companyName: partner.name, email: partner.contact?.email ?? null }}
        check={(invitations) => callApi(checkForPartner, { params, body: { invitations } })}
        invite={(invitations) =>
          callApi(inviteForPartner, { params, body: { invitations } }, { idempotencyKey: crypto.randomUUID() })
        }
      />
    </Page>
  );
}
