import { ButtonLink, DrawingLetter, Link } from "@kautia/design-system";
import { useApp } from "../../app/app-context.ts";
import { useText } from "../../i18n/use-text.ts";
import { useLocation } from "../../navigation/use-location.ts";
import { ErrorPage } from "../../shell/ErrorPage.tsx";
import { useScreenPath } from "../../shell/use-screen-path.ts";

/** A link that opens nothing any more. A landlord has no application to begin anew, and is told what does help (decision 0040). */
export function LinkExpiredScreen() {
  const { settings, country } = useApp();
  const { t } = useText();
  const path = useScreenPath();
  const isLandlord = useLocation().query.get("from") === "landlord";
  const supportEmail = settings.brand.supportEmail[country()];
  return (
    <ErrorPage
      drawing={<DrawingLetter />}
      title="pages.linkExpired.title"
      text={t(isLandlord ? "pages.linkExpired.landlordText" : "pages.linkExpired.text")}
      action={
        isLandlord ? (
          <ButtonLink href={`mailto:${supportEmail}`}>{t("pages.linkExpired.landlordAction")}</ButtonLink>
        ) : undefined
      }
      also={
        isLandlord ? null : (
          <p>
            <Link standalone href={path("resume")}>
              {t("pages.linkExpired.resume")}
            </Link>
          </p>
        )
      }
    />
  );
}
