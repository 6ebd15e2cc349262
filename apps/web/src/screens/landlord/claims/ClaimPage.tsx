import { useState } from "react";
import { ButtonLink, Question, SummaryList } from "@kautia/design-system";
import { Form } from "#form/Form.tsx";
import { FormActions } from "#form/FormActions.tsx";
import { Page } from "#frame/Page.tsx";
import { Navigate } from "#navigation/Navigate.tsx";
import { useLocation, useNavigate } from "#navigation/use-location.ts";
import { useText } from "#texts/use-text.ts";
import { type GuaranteeProps, useGuaranteePath } from "../guarantee.ts";
import { ClaimFields } from "./ClaimFields.tsx";
import { ClaimSent } from "./ClaimSent.tsx";
import { type ClaimForm, useClaimForm } from "./use-claim-form.ts";

/**
 * Reports a claim in two steps: what is claimed, then all of it to read again before it is sent, because the tenant is
 * told at once.
 */
export function ClaimPage({ view, token, onView }: GuaranteeProps) {
  const { t, money, date } = useText();
  const navigate = useNavigate();
  const path = useGuaranteePath();
  const step = useLocation().query.get("step");
  const here = path("landlord-claim");
  const [stage, setStage] = useState<"typing" | "leaving" | "sent">("typing");
  const { claimable, claimableUntil, mayAnswer } = view;
  const claim = useClaimForm({
    claimable: claimable ?? 0,
    token,
    onReported: async (now) => {
      setStage("leaving");
      onView(now);
      await navigate(`${here}?step=sent`, { replace: true });
      setStage("sent");
    },
  });
  const { form } = claim;

  if (stage === "leaving" || (stage === "sent" && step === "sent")) return <ClaimSent view={view} token={token} />;
  // Going back from the end leads to the guarantee, not to an empty form.
  if (stage === "sent" || step === "sent" || !claimable || !mayAnswer)
    return <Navigate to={path("landlord")} replace />;
  const isWrong = form.errors.some(({ fieldId }) => fieldId !== undefined);
  if (step === "review" && claim.isFilled && !isWrong)
    return (
      <Page title={t("claims.newTitle")} back={here}>
        <Review claim={claim} back={here} />
      </Page>
    );
  const amount = money(claimable);
  return (
    <Page title={t("claims.newTitle")} back={path("landlord")}>
      <ClaimFields
        claim={claim}
        claimable={claimable}
        lead={
          claimableUntil
            ? t("claims.landlordLeadEnded", { amount, until: date(claimableUntil) })
            : t("claims.landlordLead", { amount })
        }
        onReview={() => void navigate(`${here}?step=review`)}
      />
    </Page>
  );
}

function Review({ claim: { form, items, sum }, back }: { claim: ClaimForm; back: string }) {
  const { t, money, exactMoney } = useText();
  return (
    <Form
      form={form}
      head={<Question title={t("claims.reviewTitle", { sum: money(sum) })} lead={t("claims.reviewText")} />}
    >
      <SummaryList
        rows={items.map(({ description, amount }, index) => ({
          key: String(index),
          label: description,
          value: exactMoney(amount),
        }))}
      />
      <FormActions form={form} label={t("claims.report")}>
        <ButtonLink variant="text" href={back}>
          {t("claims.change")}
        </ButtonLink>
      </FormActions>
    </Form>
  );
}
