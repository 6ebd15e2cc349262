import { countries } from "@kautia/contract";
import { Select, TextField } from "@kautia/design-system";
import { useText } from "../texts/use-text.ts";
import { addressParts, type AddressValues, partsOfLine, zipAndCity } from "./address-values.ts";
import type { Binding } from "../form/form-state.ts";
import "../form/form.css";

export interface AddressFieldsProps {
  bind: (name: keyof AddressValues) => Binding<string>;
  /** Whether the address can have a door or floor. */
  home: boolean;
  /** Whether it is where the visitor lives, so that the browser may fill it in. */
  own?: boolean;
  /** Whether the visitor has just asked for the fields. */
  takesFocus?: boolean;
}

const focus = (field: HTMLInputElement | null) => field?.focus();

export function AddressFields({ bind, home, own = false, takesFocus = false }: AddressFieldsProps) {
  const { region } = useText();
  const [street, zip] = [bind("street"), bind("zip")];
  const fill = (token: string) => (own ? token : "off");

  // Browsers autofill whole lines, such as 'Torstraße 12', and put them into the street.
  function change(field: Binding<string>, text: string, split: typeof partsOfLine): void {
    const line = Math.abs(text.length - field.value.length) > 1 ? split(text, bind("country").value) : null;
    if (!line) return field.onChange(text);
    for (const part of addressParts) if (line[part] !== undefined) bind(part).onChange(line[part]);
  }

  return (
    <>
      <div className="k-fields field-pair">
        <TextField
          {...street}
          ref={takesFocus ? focus : undefined}
          onChange={(text) => change(street, text, partsOfLine)}
          autoComplete={fill("address-line1")}
        />
        <TextField {...bind("streetNumber")} autoComplete={own ? undefined : "off"} />
      </div>
      {home ? <UnitField bind={bind} own={own} /> : null}
      <div className="k-fields field-pair field-pair--short-first">
        <TextField
          {...zip}
          onChange={(text) => change(zip, text, zipAndCity)}
          inputMode="numeric"
          autoComplete={fill("postal-code")}
        />
        <TextField {...bind("city")} autoComplete={fill("address-level2")} />
      </div>
      <Select
        {...bind("country")}
        autoComplete={fill("country")}
        options={countries.map((value) => ({ value, label: region(value.toUpperCase()) }))}
      />
    </>
  );
}

export function UnitField({ bind, own = false }: Pick<AddressFieldsProps, "bind" | "own">) {
  const { t } = useText();
  return (
    <TextField
      {...bind("unitName")}
      optionalText={t("common.optional")}
      help={t("fields.unitNameHelp")}
      autoComplete={own ? "address-line2" : "off"}
    />
  );
}
