import { ChoiceList, DateField, TextField } from "@kautia/design-system";
import { useApp } from "../../app/app-context.ts";
import { EmailField } from "../../form/EmailField.tsx";
import { Form } from "../../form/Form.tsx";
import { useDateTexts } from "../../form/use-date-texts.ts";
import { useText } from "../../texts/use-text.ts";
import { personWords } from "../co-tenants/rows.ts";
import { AskActions } from "./AskActions.tsx";
import { type AmendmentFormProps, type AskCall, useAmendmentForm } from "./use-amendment-form.ts";

/** Asks for a co-tenant to join, to leave, or to take the place of another. A landlord cannot add one. */
export function CoTenantsForm<C extends AskCall>({ asking, contract, side }: AmendmentFormProps<C>) {
  const { t, shortDate } = useText();
  const { maxCoTenants } = useApp().settings;
  const dateTexts = useDateTexts();
  const { coTenantNames = [] } = contract;
  const form = useAmendmentForm(asking, {
    kind: "CO_TENANTS",
    initial: { leaves: "", firstName: "", lastName: "", birthDate: "", email: "" },
    labels: {
      leaves: "changes.CO_TENANTS.leaves",
      firstName: "fields.firstName",
      lastName: "fields.lastName",
      birthDate: "fields.birthDate",
      email: "fields.email",
    },
    words: {
      leaves: { FIELD_REQUIRED: side === "TENANT" ? "changes.CO_TENANTS.neither" : "changes.CO_TENANTS.whoLeaves" },
      ...personWords,
    },
    change: ({ leaves, ...person }) => ({
      leaves,
      // Only where somebody can leave may nobody join.
      joins: coTenantNames.length === 0 || Object.values(person).some((value) => value !== "") ? person : null,
    }),
  });
  const { leaves } = form.values;
  const isFull = coTenantNames.length - (leaves === "" ? 0 : 1) >= maxCoTenants;
  const { id, label, error } = form.bind("leaves");
  return (
    <Form form={form}>
      {coTenantNames.length > 0 ? (
        <ChoiceList
          id={id}
          label={label}
          error={error}
          options={[
            ...coTenantNames.map((name) => ({ value: name, label: name })),
            ...(side === "TENANT" ? [{ value: "", label: t("changes.CO_TENANTS.nobody") }] : []),
          ]}
          value={leaves}
          onChange={(chosen) => form.change({ leaves: chosen })}
        />
      ) : null}
      <div className="form-part__head">
        <h3>{t(side === "TENANT" ? "changes.CO_TENANTS.joins" : "changes.CO_TENANTS.replaces")}</h3>
        {isFull ? <p>{t("changes.CO_TENANTS.full")}</p> : null}
      </div>
      {isFull ? null : (
        <>
          <TextField {...form.bind("firstName")} autoComplete="off" />
          <TextField {...form.bind("lastName")} autoComplete="off" />
          <DateField
            {...form.bind("birthDate")}
            {...dateTexts}
            help={t("fields.birthDateHelp", { example: shortDate("1994-05-31") })}
          />
          <EmailField {...form.bind("email")} autoComplete="off" help={t("coTenants.emailHelp")} />
        </>
      )}
      <AskActions asking={asking} form={form} />
    </Form>
  );
}
