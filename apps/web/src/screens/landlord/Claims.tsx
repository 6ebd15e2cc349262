import { type LandlordView, longestMessage, reportClaim } from "@kautia/contract";
import { Actions, Button, Card, InlineMessage, MoneyField, TextArea } from "@kautia/design-system";
import { useEffect, useRef, useState } from "react";
import { ClaimEntry } from "../../claims/ClaimEntry.tsx";
import { amountOf } from "../../form/amount.ts";
import { Form } from "../../form/Form.tsx";
import { useForm } from "../../form/use-form.ts";
import { useText } from "../../i18n/use-text.ts";

export interface ClaimsProps {
  view: LandlordView;
  token: string;
  onView: (view: LandlordView) => void;
}

/** What was claimed, and a form for more, opened by a button so that the page stays calm. */
export function Claims({ view, token, onView }: ClaimsProps) {
  const { t, money, date } = useText();
  const [stage, setStage] = useState<"closed" | "open" | "reported">("closed");
  const { claims, claimable } = view;
  if (claims.length === 0 && claimable === null) return null;
  const last = claims.at(-1);
  return (
    <Card title={t("claims.title")}>
      <div className="k-flow">
        {claimable ? <p>{t("claims.landlordLead", { amount: money(claimable, "round") })}</p> : null}
        {claimable === 0 ? <p>{t("claims.used")}</p> : null}
        {stage === "reported" && last ? (
          <InlineMessage tone="success" toneLabel={t("common.note")} live title={t("claims.reported")}>
            {t("claims.reportedText", { date: date(last.objectUntil) })}
          </InlineMessage>
        ) : null}
        {claims.length > 0 ? (
          <ul className="claims">
            {claims.map((claim) => (
              <ClaimEntry
                key={claim.id}
                claim={claim}
                waits={t("claims.landlordWaits", { date: date(claim.objectUntil) })}
              />
            ))}
          </ul>
        ) : null}
        {claimable && view.mayAnswer && stage !== "open" ? (
          <p>
            <Button variant="secondary" onClick={() => setStage("open")}>
              {t("claims.open")}
            </Button>
          </p>
        ) : null}
        {claimable && stage === "open" ? (
          <ClaimForm
            claimable={claimable}
            token={token}
            onReported={(now) => {
              onView(now);
              setStage("reported");
            }}
            onClose={() => setStage("closed")}
          />
        ) : null}
      </div>
    </Card>
  );
}

interface ClaimFormProps {
  /** What may still be claimed, in EUR. */
  claimable: number;
  token: string;
  onReported: (view: LandlordView) => void;
  /** What was typed is kept as a draft. */
  onClose: () => void;
}

function ClaimForm({ claimable, token, onReported, onClose }: ClaimFormProps) {
  const { t, money, locale } = useText();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const form = useForm({
    id: "claim",
    call: reportClaim,
    params: { token },
    initial: { amount: "", description: "" },
    labels: { amount: "claims.amount", description: "claims.description" },
    words: { amount: { FIELD_INVALID: "validation.amount" } },
    body: ({ amount, description }) => ({ amount: amountOf(amount), description }),
    check: ({ amount }) =>
      (amountOf(amount) ?? 0) > claimable
        ? [{ path: "amount", errorCode: "CLAIM_AMOUNT_BIGGER_THAN_DEPOSIT", params: {} }]
        : [],
    onSaved: onReported,
  });
  return (
    <Form form={form}>
      <MoneyField
        {...form.bind("amount")}
        ref={field}
        locale={locale}
        width="medium"
        help={t("claims.amountHelp", { amount: money(claimable, "round") })}
      />
      <TextArea {...form.bind("description")} help={t("claims.descriptionHelp")} maxLength={longestMessage} rows={4} />
      <Actions>
        <Button type="submit" busy={form.busy} busyLabel={t("common.saving")}>
          {t(form.offline ? "common.retry" : "claims.report")}
        </Button>
        <Button variant="text" onClick={onClose}>
          {t("common.cancel")}
        </Button>
      </Actions>
    </Form>
  );
}
