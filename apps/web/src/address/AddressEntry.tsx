import type { PostalAddress } from "@kautia/contract";
import { Button } from "@kautia/design-system";
import { useState } from "react";
import type { Binding } from "../form/form-state.ts";
import { useText } from "../shell/i18n/use-text.ts";
import { AddressCard } from "./AddressCard.tsx";
import { AddressFields, UnitField } from "./AddressFields.tsx";
import { AddressLookup } from "./AddressLookup.tsx";
import { addressParts, type AddressValues, isComplete, isSameHouse } from "./address-values.ts";
import type { AddressLine } from "./use-address-line.ts";
import type { Picked } from "./use-picked.ts";

export interface AddressEntryProps {
  values: AddressValues;
  bind: (name: keyof AddressValues) => Binding<string>;
  change: (values: AddressValues) => void;
  picked: Picked | null;
  onPick: (picked: Picked) => void;
  /** The saved address, which is shown as a card. */
  saved: PostalAddress | undefined;
  /** Whether it is where the visitor lives, so that the browser may fill it in. */
  own?: boolean;
  line: AddressLine;
}

/** The address of a home within a form: one line with suggestions, then a card with 'Change'; its fields where needed. */
export function AddressEntry({ values, bind, change, picked, onPick, saved, own = false, line }: AddressEntryProps) {
  const { t } = useText();
  // Once shown, the fields stay: they must not vanish while somebody types in them.
  const [fields, setFields] = useState<"hidden" | "shown" | "asked">("hidden");
  const empty = values.street === "" && values.city === "";
  const complete = picked ? isComplete(values, picked, true) : saved !== undefined && isSameHouse(values, saved);
  const wrong = addressParts.some((part) => bind(part).error !== undefined);
  if (fields === "hidden" && (wrong || (!empty && !complete))) setFields("shown");

  if (complete && fields === "hidden")
    return (
      <>
        <AddressCard values={values} takesFocus={picked !== null} onChange={() => setFields("asked")} />
        <UnitField bind={bind} own={own} />
      </>
    );
  return (
    <>
      <AddressLookup
        values={values}
        change={change}
        picked={picked}
        onPick={onPick}
        help={fields === "hidden" ? "address.lineHelp" : "address.searchHelp"}
        onLine={line.note}
        onDown={(text) => {
          setFields("shown");
          if (text !== undefined) line.take();
        }}
      />
      {fields === "hidden" ? (
        <Button variant="text" className="form-under" onClick={() => setFields("asked")}>
          {t("address.byHand")}
        </Button>
      ) : (
        <AddressFields bind={bind} home own={own} takesFocus={fields === "asked"} />
      )}
    </>
  );
}
