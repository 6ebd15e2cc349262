import type { LandlordView } from "@kautia/contract";
import { ButtonLink, Card } from "@kautia/design-system";
import { useText } from "../../texts/use-text.ts";
import { useGuaranteePath } from "./guarantee.ts";

/** The one thing that somebody waits for: the release, or the account for a claim. */
export function NextStep({ view }: { view: LandlordView }) {
  const { t } = useText();
  const path = useGuaranteePath();
  if (view.status === "CANCELLATION_REQUESTED" && view.mayRelease)
    return (
      <Card tone="caution" title={t("landlord.stillOpen")}>
        <div className="k-flow">
          <p>{t("landlord.releaseOrClaim")}</p>
          <div className="landlord-choice">
            <ButtonLink variant="ending" href={path("landlord-release")}>
              {t("leaving.release")}
            </ButtonLink>
            {view.claimable ? (
              <ButtonLink variant="secondary" href={path("landlord-claim")}>
                {t("claims.open")}
              </ButtonLink>
            ) : null}
          </div>
        </div>
      </Card>
    );
  if (view.asksForAccount)
    return (
      <Card tone="accent" title={t("landlord.accountWanted")}>
        <div className="k-flow">
          <p>{t("landlord.accountWantedText")}</p>
          <ButtonLink href={path("landlord-account")}>{t("landlord.enterAccount")}</ButtonLink>
        </div>
      </Card>
    );
  return null;
}
