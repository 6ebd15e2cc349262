import { buildUrl, getClaimFile, type LandlordView, uploadClaimFile } from "@kautia/contract";
import { ButtonLink, Link, Question } from "@kautia/design-system";
import { Page } from "#frame/Page.tsx";
import { ClaimEvidence } from "#parts/claims/ClaimFiles.tsx";
import { useText } from "#texts/use-text.ts";
import { useGuaranteePath } from "../guarantee.ts";
import { AccountWanted } from "../NextStep.tsx";

/** The end of reporting a claim: what happens now, then what helps. */
export function ClaimSent({ view, token }: { view: LandlordView; token: string }) {
  const { t, money, date } = useText();
  const path = useGuaranteePath();
  const claim = view.claims.at(-1);
  if (!claim) return null;
  return (
    <Page title={t("claims.reported")} back={path("landlord")}>
      <Question
        title={t("claims.reported")}
        lead={t("claims.reportedText", { amount: money(claim.amount), date: date(claim.objectUntil) })}
      />
      <AccountWanted view={view} />
      <ClaimEvidence
        claim={claim}
        addressOf={({ id }) => buildUrl(getClaimFile, { token, claimId: claim.id, fileId: id })}
        adding={{ call: uploadClaimFile, params: { token, claimId: claim.id }, by: "landlord" }}
      />
      <p>
        {view.asksForAccount ? (
          <Link standalone href={path("landlord")}>
            {t("landlord.toGuarantee")}
          </Link>
        ) : (
          <ButtonLink href={path("landlord")}>{t("landlord.toGuarantee")}</ButtonLink>
        )}
      </p>
    </Page>
  );
}
