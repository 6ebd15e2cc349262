import { type AddressAnswer, type Call, countries } from "@kautia/contract";
import { Question as Head, Select, TextField } from "@kautia/design-system";
import type { TextKey } from "@kautia/locales";
import { useApp } from "../app/app-context.ts";
import { useText } from "../i18n/use-text.ts";
import { Form } from "./Form.tsx";
import { FormActions } from "./FormActions.tsx";
import { useForm } from "./use-form.ts";
import "./form.css";

export interface AddressQuestionProps {
  /** Names the draft; the step's id. */
  id: string;
  call: Call;
  title: TextKey;
  why?: TextKey;
  /** The address given before. */
  saved: AddressAnswer | null;
  /** What the call wants beside the address. */
  beside?: Record<string, unknown>;
  /** Whether it is a home among others, with a door or floor of its own. */
  home: boolean;
  onSaved: () => Promise<void>;
}

/** A question for an address, entered by hand. */
export function AddressQuestion({ id, call, title, why, saved, beside, home, onSaved }: AddressQuestionProps) {
  const { t, region } = useText();
  const { country } = useApp();
  const address = saved?.address;
  const land: string = address?.country ?? country();
  const form = useForm({
    id,
    call,
    initial: {
      street: address?.street ?? "",
      streetNumber: address?.streetNumber ?? "",
      unitName: address?.unitName ?? "",
      zip: address?.zip ?? "",
      city: address?.city ?? "",
      country: land,
    },
    labels: {
      street: "fields.street",
      streetNumber: "fields.streetNumber",
      unitName: "fields.unitName",
      zip: "fields.zip",
      city: "fields.city",
      country: "fields.country",
    },
    words: ({ streetNumber }) => ({
      zip: { FIELD_INVALID: "validation.zip" },
      // With both missing, one sentence asks for both.
      ...(streetNumber.trim() === "" ? { street: { ADDRESS_HAS_NO_STREET: "validation.address" } } : {}),
    }),
    body: (typed) => ({ ...beside, address: { address: typed, suggestionAddress: null } }),
    onSaved,
  });

  return (
    <Form form={form} head={<Head title={t(title)} why={why && t(why)} />}>
      <div className="field-pair">
        <TextField {...form.bind("street")} autoComplete="off" />
        <TextField {...form.bind("streetNumber")} autoComplete="off" />
      </div>
      {home ? (
        <TextField
          {...form.bind("unitName")}
          optionalText={t("common.optional")}
          help={t("fields.unitNameHelp")}
          autoComplete="off"
        />
      ) : null}
      <div className="field-pair field-pair--short-first">
        <TextField {...form.bind("zip")} inputMode="numeric" autoComplete="off" />
        <TextField {...form.bind("city")} autoComplete="off" />
      </div>
      <Select
        {...form.bind("country")}
        autoComplete="off"
        options={countries.map((value) => ({ value, label: region(value.toUpperCase()) }))}
      />
      <FormActions form={form} />
    </Form>
  );
}
