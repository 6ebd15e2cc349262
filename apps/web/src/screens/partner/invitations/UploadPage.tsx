import { Link, Question } from "@kautia/design-system";
import { callsOfPartner } from "#parts/invite-file/batch-calls.ts";
import { InviteFile } from "#parts/invite-file/InviteFile.tsx";
import { useApp } from "#shell/app/app-context.ts";
import { useText } from "#shell/i18n/use-text.ts";
import { useScreenPath } from "#shell/use-screen-path.ts";
import { PartnerPage } from "../PartnerPage.tsx";
import type { PartnerPageProps } from "../PartnerScreen.tsx";

/** Invites many tenants by a file. */
export function UploadPage(props: PartnerPageProps) {
  const { api } = useApp();
  const { t } = useText();
  const path = useScreenPath();
  const { partner, email } = props.person;
  const title = t("inviteFile.title");
  return (
    <PartnerPage title={title} {...props}>
      <p>
        <Link standalone href={path("partner-area", { area: "invitations" })}>
          {t("manager.invite.back")}
        </Link>
      </p>
      <Question title={title} lead={t("inviteFile.lead")} />
      <InviteFile
        calls={callsOfPartner(api)}
        inviter={{ companyName: partner.name, email }}
        onSessionEnded={props.onSessionEnded}
      />
    </PartnerPage>
  );
}
