import {
  buildUrl,
  type Claim,
  getObjectionFile,
  objectToClaim,
  type PolicyView,
  uploadObjectionFile,
} from "@kautia/contract";
import { Button } from "@kautia/design-system";
import { useRef, useState } from "react";
import { ClaimEntry } from "../../parts/claims/ClaimEntry.tsx";
import { WritingForm } from "../../form/WritingForm.tsx";
import { useAccountForm } from "./use-account-form.ts";
import { useText } from "../../texts/use-text.ts";
import { Repay } from "./Repay.tsx";
import { anchors } from "./todos.ts";

export interface ClaimsProps {
  policy: PolicyView;
  onPolicy: (policy: PolicyView) => void;
}

/** The landlord's claims; the tenant can object before the deadline and repay accepted claims. */
export function Claims({ policy, onPolicy }: ClaimsProps) {
  const { t, date } = useText();
  const [objecting, setObjecting] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { refId } = policy;
  if (policy.claims.length === 0) return null;
  const close = (now?: PolicyView) => {
    setObjecting(null);
    if (now) onPolicy(now);
    // The pressed button is gone, so move the focus.
    heading.current?.focus();
  };
  return (
    <section className="k-flow" id={anchors.claims(refId)}>
      <h3 ref={heading} tabIndex={-1}>
        {t("claims.title")}
      </h3>
      <ul className="claims">
        {policy.claims.map((claim) => (
          <ClaimEntry
            key={claim.id}
            claim={claim}
            waits={t("claims.objectUntil", { date: date(claim.objectUntil) })}
            addressOf={({ id }) => buildUrl(getObjectionFile, { refId, claimId: claim.id, fileId: id })}
            adding={
              !claim.decision && (claim.objection || objecting === claim.id)
                ? { call: uploadObjectionFile, params: { refId, claimId: claim.id }, by: "tenant" }
                : null
            }
          >
            {claim.decision?.amount && !claim.payout ? <p>{t("claims.owedAfterPayout")}</p> : null}
            {policy.repayments
              .filter(({ claimId }) => claimId === claim.id)
              .map((repayment) => (
                <Repay key={repayment.claimId} policy={policy} repayment={repayment} onPolicy={onPolicy} />
              ))}
            {claim.mayObject && objecting !== claim.id ? (
              <p>
                <Button variant="secondary" onClick={() => setObjecting(claim.id)}>
                  {t("claims.object")}
                </Button>
              </p>
            ) : null}
            {claim.mayObject && objecting === claim.id ? (
              <ObjectionForm policy={policy} claim={claim} onClose={close} />
            ) : null}
          </ClaimEntry>
        ))}
      </ul>
    </section>
  );
}

interface ObjectionFormProps {
  policy: PolicyView;
  claim: Claim;
  /** Called with the new policy after sending. Without one, the input is kept as a draft. */
  onClose: (now?: PolicyView) => void;
}

function ObjectionForm({ policy, claim, onClose }: ObjectionFormProps) {
  const { t } = useText();
  const form = useAccountForm({
    id: `objection-${claim.id}`,
    call: objectToClaim,
    params: { refId: policy.refId, claimId: claim.id },
    initial: { text: "" },
    labels: { text: "claims.objection" },
    body: ({ text }) => ({ text }),
    onSaved: onClose,
  });
  return (
    <WritingForm
      form={form}
      field="text"
      help={t("claims.objectionHelp")}
      rows={4}
      send="claims.sendObjection"
      onClose={() => onClose()}
    />
  );
}
