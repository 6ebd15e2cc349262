import { ButtonLink, DrawingLateLetter, Link } from "@kautia/design-system";
import { useApp } from "../../app/app-context.ts";
import { useText } from "../../texts/use-text.ts";
import { useLocation } from "../../navigation/use-location.ts";
import { ErrorPage } from "../../frame/ErrorPage.tsx";
import { useScreenPath } from "../../routing/use-screen-path.ts";

const texts = {
  tenant: "pages.linkExpired.text",
  landlord: "pages.linkExpired.landlordText",
  invite: "pages.linkExpired.inviteText",
  "co-tenant": "pages.linkExpired.coTenantText",
} as const;

/**
 * A link that no longer works. A landlord has no application to restart and gets other advice (docs/policy.md); a
 * landlord who wrote an invitation can write a new one. A co-tenant gets a new link from the first tenant.
 */
function LinkExpiredScreen() {
  const { settings, country } = useApp();
  const { t } = useText();
  const path = useScreenPath();
  const from = useLocation().query.get("from");
  const reader = from === "landlord" || from === "invite" || from === "co-tenant" ? from : "tenant";
  const supportEmail = settings.brand.supportEmail[country()];
  const subject = encodeURIComponent(t("pages.linkExpired.landlordSubject"));
  const mail = `subject=${subject}&body=${encodeURIComponent(t("pages.linkExpired.landlordMessage"))}`;
  const actions = {
    tenant: undefined,
    landlord: <ButtonLink href={`mailto:${supportEmail}?${mail}`}>{t("pages.linkExpired.landlordAction")}</ButtonLink>,
    invite: <ButtonLink href={path("landlord-invite")}>{t("invite.name")}</ButtonLink>,
    "co-tenant": undefined,
  };
  return (
    <ErrorPage
      drawing={<DrawingLateLetter />}
      title="pages.linkExpired.title"
      text={t(texts[reader])}
      action={actions[reader]}
      also={
        reader === "tenant" ? (
          <p>
            <Link standalone href={path("resume")}>
              {t("pages.linkExpired.resume")}
            </Link>
          </p>
        ) : null
      }
    />
  );
}

export { LinkExpiredScreen as Component };
