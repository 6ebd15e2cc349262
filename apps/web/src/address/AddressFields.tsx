import { countries } from "@kautia/contract";
import { Select, TextField } from "@kautia/design-system";
import { useText } from "../shell/i18n/use-text.ts";
import type { AddressValues } from "./address-values.ts";
import type { Binding } from "../form/form-state.ts";
import "../form/form.css";

export interface AddressFieldsProps {
  bind: (name: keyof AddressValues) => Binding<string>;
  /** Whether the address can have a door or floor. */
  home: boolean;
}

export function AddressFields({ bind, home }: AddressFieldsProps) {
  const { t, region } = useText();
  return (
    <>
      <div className="k-fields field-pair">
        <TextField {...bind("street")} autoComplete="off" />
        <TextField {...bind("streetNumber")} autoComplete="off" />
      </div>
      {home ? (
        <TextField
          {...bind("unitName")}
          optionalText={t("common.optional")}
          help={t("fields.unitNameHelp")}
          autoComplete="off"
        />
      ) : null}
      <div className="k-fields field-pair field-pair--short-first">
        <TextField {...bind("zip")} inputMode="numeric" autoComplete="off" />
        <TextField {...bind("city")} autoComplete="off" />
      </div>
      <Select
        {...bind("country")}
        autoComplete="off"
        options={countries.map((value) => ({ value, label: region(value.toUpperCase()) }))}
      />
    </>
  );
}
