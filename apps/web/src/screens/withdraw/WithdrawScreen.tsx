import { askToWithdraw, isContractNumber, tidyContractNumber } from "@kautia/contract";
import { Question, TextField } from "@kautia/design-system";
import { useEffect, useRef, useState } from "react";
import { useApp } from "../../shell/app/app-context.ts";
import { Form } from "../../form/Form.tsx";
import { FormActions } from "../../form/FormActions.tsx";
import { useForm } from "../../form/use-form.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { Page } from "../../shell/Page.tsx";
import { TextWithEmail } from "../../shell/TextWithEmail.tsx";

/** Withdraws without a login, by contract number, name and email address (docs/policy.md). */
export function WithdrawScreen() {
  const { settings, country } = useApp();
  const supportEmail = settings.brand.supportEmail[country()];
  const { t } = useText();
  const [received, setReceived] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (received) heading.current?.focus();
  }, [received]);
  const form = useForm({
    id: "withdraw",
    secret: true,
    call: askToWithdraw,
    initial: { contractNumber: "", name: "", email: "" },
    labels: { contractNumber: "withdraw.number", name: "withdraw.name", email: "withdraw.email" },
    body: (values) => values,
    onSaved: () => setReceived(true),
  });
  // Only a warning: a declaration with a mistyped number still gets its receipt, and a person finds the contract.
  const [isDoubtful, setDoubtful] = useState(false);
  function checkNumber(): void {
    const typed = form.values.contractNumber.trim();
    setDoubtful(typed !== "" && !isContractNumber(tidyContractNumber(typed)));
  }
  if (received)
    return (
      <Page title={t("withdraw.title")}>
        <Question
          headingRef={heading}
          title={t("withdraw.receivedTitle")}
          lead={<TextWithEmail text={t("withdraw.receivedText", { supportEmail })} email={supportEmail} />}
        />
      </Page>
    );
  return (
    <Page title={t("withdraw.title")}>
      <Form form={form} head={<Question title={t("withdraw.title")} lead={t("withdraw.lead")} />}>
        <TextField
          {...form.bind("contractNumber")}
          help={
            <span role="status">
              {isDoubtful ? <strong>{t("withdraw.numberWrong")}</strong> : t("withdraw.numberHelp")}
            </span>
          }
          onBlur={checkNumber}
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
