import {
  buildUrl,
  type Claim,
  getObjectionFile,
  objectToClaim,
  type PolicyView,
  uploadObjectionFile,
} from "@kautia/contract";
import { Button, ButtonLink, InlineMessage } from "@kautia/design-system";
import { useEffect, useRef, useState } from "react";
import { AgreeToClaim } from "./AgreeToClaim.tsx";
import { ClaimEntry } from "../../parts/claims/ClaimEntry.tsx";
import { WritingForm } from "../../form/WritingForm.tsx";
import { ForAll } from "./Together.tsx";
import { useAccountForm } from "./use-account-form.ts";
import { useText } from "../../texts/use-text.ts";
import { useScreenPath } from "../../routing/use-screen-path.ts";
import type { PolicyPartProps } from "./PolicyPage.tsx";

/**
 * The landlord's claims; the tenant can object or agree before the deadline. What was paid for one is paid back on a
 * page of its own.
 */
export function Claims({ policy, onPolicy }: PolicyPartProps) {
  const { t, date } = useText();
  const path = useScreenPath();
  const [objecting, setObjecting] = useState<string | null>(null);
  const [agreeing, setAgreeing] = useState<Claim | null>(null);
  const [answers, setAnswers] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const { refId, contractNumber } = policy;
  // The pressed button is gone, so move the focus, once the dialog is closed.
  useEffect(() => {
    if (answers > 0) place.current?.focus();
  }, [answers]);
  if (policy.claims.length === 0)
    return (
      <InlineMessage tone="info" toneLabel={t("common.note")}>
        {t("claims.none")}
      </InlineMessage>
    );
  const close = (now?: PolicyView) => {
    setObjecting(null);
    setAgreeing(null);
    if (now) onPolicy(now);
    setAnswers(answers + 1);
  };
  return (
    <div ref={place} className="k-flow" tabIndex={-1}>
      <AgreeToClaim refId={refId} claim={agreeing} onClose={(now) => (now ? close(now) : setAgreeing(null))} />
      <ul className="claims">
        {[...policy.claims].reverse().map((claim) => (
          <ClaimEntry
            key={claim.id}
            claim={claim}
            own
            waits={t("claims.objectUntil", { date: date(claim.objectUntil) })}
            addressOf={({ id }) => buildUrl(getObjectionFile, { refId, claimId: claim.id, fileId: id })}
            adding={
              !claim.decision && (claim.objection || objecting === claim.id)
                ? { call: uploadObjectionFile, params: { refId, claimId: claim.id }, by: "tenant" }
                : null
            }
          >
            {claim.decision?.amount && !claim.payout ? <p>{t("claims.owedAfterPayout")}</p> : null}
            {policy.repayments.some(({ claimId }) => claimId === claim.id) ? (
              <p>
                <ButtonLink variant="secondary" href={path("policy-repayment", { contractNumber })}>
                  {t("repayment.page")}
                </ButtonLink>
              </p>
            ) : null}
            {claim.mayObject && objecting !== claim.id ? (
              <p className="claim__answers">
                <Button variant="secondary" onClick={() => setObjecting(claim.id)}>
                  {t("claims.object")}
                </Button>
                {claim.mayAgree ? (
                  <Button variant="text" onClick={() => setAgreeing(claim)}>
                    {t("claims.agree")}
                  </Button>
                ) : null}
              </p>
            ) : null}
            {claim.mayObject && objecting === claim.id ? (
              <ObjectionForm policy={policy} claim={claim} onClose={close} />
            ) : null}
          </ClaimEntry>
        ))}
      </ul>
    </div>
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
    <>
      <ForAll policy={policy} text="together.objectForAll" />
      <WritingForm
        form={form}
        field="text"
        help={t("claims.objectionHelp")}
        rows={4}
        send="claims.sendObjection"
        onClose={() => onClose()}
      />
    </>
  );
}
