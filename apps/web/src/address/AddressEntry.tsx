import { Button } from "@kautia/design-system";
import { useEffect, useEffectEvent } from "react";
import { Unfold } from "../form/Unfold.tsx";
import { useText } from "../texts/use-text.ts";
import { AddressCard } from "./AddressCard.tsx";
import { AddressFields, UnitField } from "./AddressFields.tsx";
import { AddressLookup } from "./AddressLookup.tsx";
import { openPart } from "./address-values.ts";
import type { AddressEntryState } from "./use-address-entry.ts";
import type { PartnerHome } from "./use-partner-homes.ts";

export interface AddressEntryProps {
  entry: AddressEntryState;
  /** Whether it is where the visitor lives, so that the browser may fill it in. */
  own?: boolean;
  /** Whether the card has the door or floor behind a button. */
  foldsUnit?: boolean;
  /** Whether the card takes the focus, because the visitor has just chosen its address. */
  takesFocus?: boolean;
  /** Called with the chosen home of a partner. Without it, homes of partners are not searched. */
  onHome?: ((home: PartnerHome) => void) | undefined;
}

/** An address within a form: one line with suggestions, then a card with 'Change'; its fields where needed. */
export function AddressEntry({ entry, own = false, foldsUnit = false, takesFocus, onHome }: AddressEntryProps) {
  const { t } = useText();
  const { form, address, line, home, fields, setFields, asCard } = entry;
  const { values, bind } = form;
  const focusOpenPart = useEffectEvent(() => {
    const part = address.picked && openPart(values, address.picked, home);
    if (part) document.getElementById(bind(part).id)?.focus();
  });
  useEffect(() => focusOpenPart(), [address.picked]);

  if (asCard) {
    const unit = <UnitField bind={bind} own={own} />;
    return (
      <>
        <AddressCard
          values={values}
          takesFocus={takesFocus ?? address.picked !== null}
          onChange={() => setFields("asked")}
        />
        {home && foldsUnit ? (
          <Unfold label={t("fields.unitAdd")} open={values.unitName !== ""}>
            {unit}
          </Unfold>
        ) : null}
        {home && !foldsUnit ? unit : null}
      </>
    );
  }
  return (
    <>
      <AddressLookup
        values={values}
        change={form.change}
        picked={address.picked}
        onPick={address.pick}
        home={home}
        help={fields === "hidden" ? "address.lineHelp" : "address.searchHelp"}
        onLine={line.note}
        onDown={(text) => {
          setFields("shown");
          if (text !== undefined) line.take();
        }}
        {...(onHome && { onHome })}
      />
      {fields === "hidden" ? (
        <Button variant="text" className="form-under" onClick={() => setFields("asked")}>
          {t("address.byHand")}
        </Button>
      ) : (
        <AddressFields bind={bind} home={home} own={own} takesFocus={fields === "asked"} />
      )}
    </>
  );
}
