import { keepProperties } from "@kautia/contract";
import { InlineMessage, TextField } from "@kautia/design-system";
import { AddressFields } from "#address/AddressFields.tsx";
import { addressParts, addressValues } from "#address/address-values.ts";
import { Form } from "#form/Form.tsx";
import { FormActions } from "#form/FormActions.tsx";
import { useLoggedInForm } from "#parts/partners/use-logged-in-form.ts";
import { useApp } from "#shell/app/app-context.ts";
import { useText } from "#shell/i18n/use-text.ts";

const at = <Name extends string>(name: Name) => `properties.0.address.${name}` as const;

interface HomeFormProps {
  saved: boolean;
  onSaved: () => void;
  onSessionEnded: () => void;
}

/** Adds a home, or changes the one with the same number. */
export function HomeForm({ saved, onSaved, onSessionEnded }: HomeFormProps) {
  const { country } = useApp();
  const { t } = useText();
  const empty = addressValues(undefined, country());
  const initial = {
    "properties.0.id": "",
    [at("street")]: "",
    [at("streetNumber")]: "",
    [at("unitName")]: "",
    [at("zip")]: "",
    [at("city")]: "",
    [at("country")]: empty.country,
  };
  const form = useLoggedInForm({
    onSessionEnded,
    id: "partner-home",
    secret: true,
    call: keepProperties,
    initial,
    labels: {
      "properties.0.id": "manager.col.home",
      [at("street")]: "fields.street",
      [at("streetNumber")]: "fields.streetNumber",
      [at("unitName")]: "fields.unitName",
      [at("zip")]: "fields.zip",
      [at("city")]: "fields.city",
      [at("country")]: "fields.country",
    },
    words: { [at("zip")]: { FIELD_INVALID: "validation.zip" } },
    body: (values) => ({
      properties: [
        {
          id: values["properties.0.id"],
          address: Object.fromEntries(addressParts.map((part) => [part, values[at(part)] || undefined])),
        },
      ],
    }),
    onSaved: () => {
      form.change(initial);
      onSaved();
    },
  });
  return (
    <section className="k-flow partner-form">
      <h2>{t("manager.homes.add")}</h2>
      {saved ? (
        <InlineMessage tone="success" toneLabel={t("common.note")} live title={t("manager.homes.added")} />
      ) : null}
      <Form form={form}>
        <TextField
          {...form.bind("properties.0.id")}
          help={t("manager.homes.addHelp")}
          autoComplete="off"
          width="medium"
        />
        <AddressFields bind={(name) => form.bind(at(name))} home />
        <FormActions form={form} label={t("manager.homes.addGo")} />
      </Form>
    </section>
  );
}
