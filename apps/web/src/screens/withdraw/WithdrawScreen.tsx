import { askToWithdraw, fieldError, isContractNumber, tidyContractNumber } from "@kautia/contract";
import { Question, TextField, TextWithEmails } from "@kautia/design-system";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { useApp } from "../../app/app-context.ts";
import { Form } from "../../form/Form.tsx";
import { FormActions } from "../../form/FormActions.tsx";
import { useAfterTap } from "../../form/use-after-tap.ts";
import { useForm } from "../../form/use-form.ts";
import { useText } from "../../texts/use-text.ts";
import { Page } from "../../frame/Page.tsx";

const contractNumberLength = "DE7K4MQ2XD6".length;

function isDoubtful(typed: string): boolean {
  return typed.trim() !== "" && !isContractNumber(tidyContractNumber(typed));
}

/** Withdraws without a login, by contract number, name and email address (docs/policy.md). */
function WithdrawScreen() {
  const { settings, country } = useApp();
  const supportEmail = settings.brand.supportEmail[country()];
  const { t } = useText();
  const [received, setReceived] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (received) heading.current?.focus();
  }, [received]);
  // A declaration with a mistyped number still counts, so the form stops only once for the same number.
  const stoppedFor = useRef("");
  const [hasLeft, setLeft] = useState(false);
  const afterTap = useAfterTap();
  const form = useForm({
    id: "withdraw",
    secret: true,
    call: askToWithdraw,
    initial: { contractNumber: "", name: "", email: "" },
    labels: { contractNumber: "withdraw.number", name: "withdraw.name", email: "withdraw.email" },
    words: { contractNumber: { FIELD_INVALID: "withdraw.numberWrong" } },
    body: (values) => values,
    check: ({ contractNumber }) =>
      isDoubtful(contractNumber) && contractNumber !== stoppedFor.current
        ? [fieldError("contractNumber", "FIELD_INVALID")]
        : [],
    onSaved: () => setReceived(true),
  });
  const number = form.bind("contractNumber");
  const isComplete = number.value.replaceAll(/[^0-9a-z]/gi, "").length >= contractNumberLength;
  const mayWarn = (hasLeft || isComplete) && number.error === undefined;
  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    form.onSubmit(event);
    stoppedFor.current = number.value;
  }
  if (received)
    return (
      <Page title={t("withdraw.title")}>
        <Question
          headingRef={heading}
          title={t("withdraw.receivedTitle")}
          lead={<TextWithEmails text={t("withdraw.receivedText", { supportEmail })} />}
        />
      </Page>
    );
  return (
    <Page title={t("withdraw.title")}>
      <Form form={{ ...form, onSubmit }} head={<Question title={t("withdraw.title")} lead={t("withdraw.lead")} />}>
        <TextField
          {...number}
          help={
            <span role="status">
              {mayWarn && isDoubtful(number.value) ? (
                <strong>{t("withdraw.numberWrong")}</strong>
              ) : (
                t("withdraw.numberHelp")
              )}
            </span>
          }
          onBlur={() => afterTap(() => setLeft(true))}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <TextField {...form.bind("name")} help={t("withdraw.nameHelp")} autoComplete="name" />
        <TextField {...form.bind("email")} type="email" help={t("withdraw.emailHelp")} autoComplete="email" />
        <FormActions form={form} label={t("leaving.confirmWithdrawal")} ends />
      </Form>
    </Page>
  );
}

export { WithdrawScreen as Component };
