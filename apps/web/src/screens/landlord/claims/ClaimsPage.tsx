import { buildUrl, getClaimFile, uploadClaimFile } from "@kautia/contract";
import { ButtonLink, Question } from "@kautia/design-system";
import { Page } from "#frame/Page.tsx";
import { Navigate } from "#navigation/Navigate.tsx";
import { ClaimEntry } from "#parts/claims/ClaimEntry.tsx";
import { useText } from "#texts/use-text.ts";
import { type GuaranteeProps, useGuaranteePath } from "../guarantee.ts";
import { AccountWanted } from "../NextStep.tsx";

/** All claims with what both sides said, their files and our decisions, the newest first. */
export function ClaimsPage({ view, token }: GuaranteeProps) {
  const { t, date } = useText();
  const path = useGuaranteePath();
  const { claims, claimable, mayAnswer } = view;
  if (claims.length === 0) return <Navigate to={path("landlord")} replace />;
  const title = t(claims.length > 1 ? "landlord.claims" : "landlord.claim");
  return (
    <Page title={title} back={path("landlord")}>
      <Question title={title} lead={claimable === 0 ? t("claims.used") : undefined} />
      <AccountWanted view={view} />
      <ul className="claims">
        {[...claims].reverse().map((claim) => (
          <ClaimEntry
            key={claim.id}
            claim={claim}
            addressOf={mayAnswer ? ({ id }) => buildUrl(getClaimFile, { token, claimId: claim.id, fileId: id }) : null}
            adding={
              mayAnswer && !claim.decision
                ? { call: uploadClaimFile, params: { token, claimId: claim.id }, by: "landlord" }
                : null
            }
            waits={t("claims.landlordWaits", { date: date(claim.objectUntil) })}
          />
        ))}
      </ul>
      {claimable && mayAnswer ? (
        <p>
          <ButtonLink variant="secondary" href={path("landlord-claim")}>
            {t("claims.another")}
          </ButtonLink>
        </p>
      ) : null}
    </Page>
  );
}
