import { countries } from "@kautia/contract";
import { Select, TextField } from "@kautia/design-system";
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
        <TextField {...bind("street")} label={t("fields.street")} autoComplete="off" />
        <TextField {...bind("streetNumber")} label={t("fields.streetNumber")} autoComplete="off" />
      </div>
      <TextField
        {...bind("unitName")}
        label={t("fields.unitName")}
        optionalText={t("common.optional")}
        help={t("fields.unitNameHelp")}
        autoComplete="off"
      />
      <div className="field-pair field-pair--short-first">
        <TextField {...bind("zip")} label={t("fields.zip")} inputMode="numeric" autoComplete="off" />
        <TextField {...bind("city")} label={t("fields.city")} autoComplete="off" />
      </div>
      <Select
        {...bind("country")}
        label={t("fields.country")}
        options={countries.map((value) => ({ value, label: region(value.toUpperCase()) }))}
      />
    </>
  );
}
