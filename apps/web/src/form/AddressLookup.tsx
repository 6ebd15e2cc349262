import { fullAddress } from "@kautia/contract";
import { InlineMessage } from "@kautia/design-system";
import { useText } from "../i18n/use-text.ts";
import { AddressSearch } from "./AddressSearch.tsx";
import { type AddressValues, addressValues, firstMissing } from "./address-values.ts";
import type { PartnerHome } from "./use-partner-homes.ts";
import type { Picked } from "./use-picked.ts";

export interface AddressLookupProps {
  /** What stands in the fields. */
  values: AddressValues;
  change: (values: AddressValues) => void;
  picked: Picked | null;
  onPick: (picked: Picked) => void;
  /** Whether a door or floor can be given. */
  home?: boolean;
  /** Somebody chose a home that a partner lets; without it none is looked for. */
  onHome?: (home: PartnerHome) => void;
}

/** The search above an address's fields: fills them, says what was taken over, and asks for what is missing. */
export function AddressLookup({ values, change, picked, onPick, home = true, onHome }: AddressLookupProps) {
  const { t } = useText();
  const unitMissing = home && picked?.needsUnit && values.unitName.trim() === "";
  const missing = firstMissing(values) ?? (unitMissing ? "ADDRESS_HAS_NO_UNIT_NAME" : null);
  return (
    <>
      <AddressSearch
        country={values.country}
        onPick={(suggestion, taken) => {
          onPick({ suggestion, ...taken });
          change({ ...addressValues(undefined, values.country), ...taken.parts });
        }}
        onHome={onHome}
      />
      {picked ? (
        <InlineMessage tone={missing ? "info" : "success"} title={picked.suggestion.title} live>
          {missing ? t(`errors.${missing}`) : t("address.taken", { address: fullAddress(values) })}
        </InlineMessage>
      ) : null}
    </>
  );
}
