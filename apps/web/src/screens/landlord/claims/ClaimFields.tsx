import { maxClaimItems } from "@kautia/contract";
import { Button, Question, TextField, VisuallyHidden } from "@kautia/design-system";
import { AmountField } from "#form/AmountField.tsx";
import { Form } from "#form/Form.tsx";
import { FormActions } from "#form/FormActions.tsx";
import { useText } from "#texts/use-text.ts";
import "#parts/claims/claims.css";
import { amountPath, type ClaimForm, descriptionPath } from "./use-claim-form.ts";

interface ClaimFieldsProps {
  claim: ClaimForm;
  /** The amount that can still be claimed, in EUR. */
  claimable: number;
  lead: string;
  /** Called once the input is right. */
  onReview: () => void;
}

/** The items of a claim. Nothing is sent from here. */
export function ClaimFields({ claim, claimable, lead, onReview }: ClaimFieldsProps) {
  const { t, money } = useText();
  const { form, rows, sum } = claim;
  return (
    <Form
      form={{
        ...form,
        onSubmit: (event) => {
          event.preventDefault();
          if (form.check()) onReview();
        },
      }}
      head={<Question title={t("claims.newTitle")} lead={lead} />}
    >
      {rows.map((row) => (
        <fieldset key={row} className="claim-item">
          <legend className={rows.length > 1 ? "claim__head" : "k-visually-hidden"}>
            {t("claims.item", { number: row + 1 })}
          </legend>
          <TextField {...form.bind(descriptionPath(row))} help={t("claims.descriptionHelp")} />
          <AmountField {...form.bind(amountPath(row))} width="medium" />
          {rows.length > 1 ? (
            <Button variant="text" className="form-under" onClick={() => claim.remove(row)}>
              <span>{t("claims.removeItem")}</span>
              <VisuallyHidden>{` ${t("claims.item", { number: row + 1 })}`}</VisuallyHidden>
            </Button>
          ) : null}
        </fieldset>
      ))}
      {rows.length < maxClaimItems ? (
        <p>
          <Button variant="text" className="form-under" onClick={claim.add}>
            {t("claims.addItem")}
          </Button>
        </p>
      ) : null}
      <p role="status">{t("claims.sum", { sum: money(sum), most: money(claimable) })}</p>
      <FormActions form={form} label={t("claims.review")} />
    </Form>
  );
}
