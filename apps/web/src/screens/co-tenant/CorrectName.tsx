import { correctCoTenantName, type CoTenantPage } from "@kautia/contract";
import { ButtonLink, InlineMessage, Question, TextField } from "@kautia/design-system";
import { useState } from "react";
import { Form } from "../../form/Form.tsx";
import { FormActions } from "../../form/FormActions.tsx";
import { ownNameWords } from "../../form/field-words.ts";
import { useForm } from "../../form/use-form.ts";
import { Page } from "../../frame/Page.tsx";
import { useLocation } from "../../navigation/use-location.ts";
import { useText } from "../../texts/use-text.ts";
import { type Acts, namesOf } from "./acts.ts";

/** Corrects the spelling of the reader's name, which makes another contract. */
export function CorrectName({ view, token, onAnswered, onConflict }: Acts & { view: CoTenantPage }) {
  const { t } = useText();
  const { pathname } = useLocation();
  const { first } = namesOf(view);
  const { firstName, lastName } = view;
  const [isOther, setOther] = useState(false);
  const form = useForm({
    id: `co-tenant-name ${view.email}`,
    call: correctCoTenantName,
    params: { token },
    initial: { firstName, lastName },
    labels: { firstName: "fields.firstName", lastName: "fields.lastName" },
    words: { firstName: ownNameWords, lastName: ownNameWords },
    body: (values) => values,
    onRefused(errorCode) {
      if (errorCode === "POLICY_STATUS_CONFLICT") onConflict();
      setOther(errorCode === "FIELD_INVALID");
      return errorCode === "POLICY_STATUS_CONFLICT" || errorCode === "FIELD_INVALID";
    },
    onSaved: onAnswered,
  });
  return (
    <Page title={t("coTenant.correctTitle")} back={pathname}>
      <Form
        form={form}
        head={<Question title={t("coTenant.correctTitle")} lead={t("coTenant.correctLead", { first })} />}
      >
        <TextField {...form.bind("firstName")} autoComplete="given-name" />
        <TextField {...form.bind("lastName")} autoComplete="family-name" />
        {isOther ? (
          <InlineMessage tone="error" toneLabel={t("common.error")} live>
            {t("coTenant.notSmall", { first })}
          </InlineMessage>
        ) : null}
        <FormActions form={form} label={t("coTenant.correctSend")}>
          <ButtonLink variant="text" href={pathname}>
            {t("common.cancel")}
          </ButtonLink>
        </FormActions>
      </Form>
    </Page>
  );
}
