import { type LandlordView, roundToCents, sumBy } from "@kautia/contract";
import { ButtonLink, Card } from "@kautia/design-system";
import { isClaimOpen } from "../../parts/claims/is-claim-open.ts";
import { useText } from "../../texts/use-text.ts";
import { useGuaranteePath } from "./guarantee.ts";

/** What we ask of the landlord now: the release, and the account for a claim. */
export function NextStep({ view }: { view: LandlordView }) {
  return (
    <>
      {view.status === "CANCELLATION_REQUESTED" && view.mayRelease ? <ReleaseWanted view={view} /> : null}
      <AccountWanted view={view} />
    </>
  );
}

function ReleaseWanted({ view: { claims, claimable } }: { view: LandlordView }) {
  const { t } = useText();
  const path = useGuaranteePath();
  const hasClaim = claims.some(isClaimOpen);
  return (
    <Card tone="caution" title={t(hasClaim ? "landlord.moreOpen" : "landlord.stillOpen")}>
      <div className="k-flow">
        <p>{t("landlord.releaseOrClaim")}</p>
        {hasClaim ? <p>{t("landlord.claimGoesOn")}</p> : null}
        <div className="landlord-choice">
          <ButtonLink variant="ending" href={path("landlord-release")}>
            {t("leaving.release")}
          </ButtonLink>
          {claimable ? (
            <ButtonLink variant="secondary" href={path("landlord-claim")}>
              {t("claims.open")}
            </ButtonLink>
          ) : null}
        </div>
      </div>
    </Card>
  );
}

/** Asks for the account to which a claim is paid, until there is one. */
export function AccountWanted({ view }: { view: LandlordView }) {
  const { t, money } = useText();
  const path = useGuaranteePath();
  const owed = roundToCents(sumBy(view.claims.filter(isClaimOpen), ({ decision }) => decision?.amount ?? 0));
  return view.asksForAccount ? (
    <Card tone="accent" title={t("landlord.accountWanted")}>
      <div className="k-flow">
        <p>{owed > 0 ? t("landlord.accountOwedText", { amount: money(owed) }) : t("landlord.accountWantedText")}</p>
        <ButtonLink href={path("landlord-account")}>{t("landlord.enterAccount")}</ButtonLink>
      </div>
    </Card>
  ) : null;
}
