import { countries } from "@kautia/contract";
import { TextField } from "@kautia/design-system";
import { SelectField } from "../../form/fields.tsx";
import { useText } from "../../text/use-text.ts";
import type { AddressPart } from "./address-words.ts";

interface Bound {
  id: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** The address of a home, in the words of its country. */
export function AddressFields({ bind }: { bind: (part: AddressPart) => Bound }) {
  const chosen = bind("country").value;
  const text = useText();
  const { t, region } = text.in(countries.find((country) => country === chosen) ?? text.country());
  return (
    <>
      <div className="field-pair">
        <TextField {...bind("street")} label={t("fields.street")} />
        <TextField {...bind("streetNumber")} label={t("fields.streetNumber")} />
      </div>
      <TextField
        {...bind("unitName")}
        label={t("fields.unitName")}
        optionalText={t("common.optional")}
        help={t("fields.unitNameHelp")}
      />
      <div className="field-pair field-pair--short-first">
        <TextField {...bind("zip")} label={t("fields.zip")} inputMode="numeric" />
        <TextField {...bind("city")} label={t("fields.city")} />
      </div>
      <SelectField
        {...bind("country")}
        label={t("fields.country")}
        of={countries}
        textOf={(value) => region(value.toUpperCase())}
      />
    </>
  );
}
