import { fullAddress } from "@kautia/contract";
import { Button, IconHouse, VisuallyHidden } from "@kautia/design-system";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import { useText } from "../texts/use-text.ts";
import type { AddressValues } from "./address-values.ts";
import "./address-card.css";

export interface AddressCardProps {
  values: AddressValues;
  /** Whether it was picked just now, which took away the field that had the focus. */
  takesFocus: boolean;
  onChange: () => void;
}

const focus = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });

/** A complete address, which can be changed. */
export function AddressCard({ values, takesFocus, onChange }: AddressCardProps) {
  const { t } = useText();
  const { street, streetNumber, unitName, zip, city } = values;
  const address = fullAddress(values);
  return (
    <div className="address-card">
      <IconHouse />
      <p className="address-card__text" role="status">
        <VisuallyHidden>{t("address.taken", { address })}</VisuallyHidden>
        <span className="address-card__street" aria-hidden="true" translate="no">
          {keepAddressTogether([`${street} ${streetNumber}`, unitName.trim()].filter(Boolean).join(", "))}
        </span>
        <span className="address-card__place" aria-hidden="true" translate="no">
          {keepAddressTogether(`${zip} ${city}`)}
        </span>
      </p>
      <Button variant="text" ref={takesFocus ? focus : undefined} onClick={onChange}>
        <span>{t("common.change")}</span>
        <VisuallyHidden>{` ${address}`}</VisuallyHidden>
      </Button>
    </div>
  );
}
