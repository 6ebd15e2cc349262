import { checkInvitations } from "@kautia/contract";
import { Link, Question } from "@kautia/design-system";
import { InviteFile } from "../../../parts/invite-file/InviteFile.tsx";
import { useText } from "../../../shell/i18n/use-text.ts";
import { useScreenPath } from "../../../shell/use-screen-path.ts";
import { PartnerPage } from "../PartnerPage.tsx";
import type { PartnerPageProps } from "../PartnerScreen.tsx";

/** Invites many tenants by a file. */
export function UploadPage(props: PartnerPageProps) {
  const { t } = useText();
  const path = useScreenPath();
  const { partner, email } = props.visitor;
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
        partnerId={null}
        check={checkInvitations}
        inviter={{ companyName: partner.name, email }}
        onGone={props.onGone}
      />
    </PartnerPage>
  );
}
