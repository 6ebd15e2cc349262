import { fullAddress } from "@kautia/contract";
import { InlineMessage } from "@kautia/design-system";
import { useText } from "../shell/i18n/use-text.ts";
import { AddressSearch } from "./AddressSearch.tsx";
import { type AddressValues, addressValues, firstMissing } from "./address-values.ts";
import type { PartnerHome } from "./use-partner-homes.ts";
import type { Picked } from "./use-picked.ts";

export interface AddressLookupProps {
  values: AddressValues;
  change: (values: AddressValues) => void;
  picked: Picked | null;
  onPick: (picked: Picked) => void;
  /** Whether the address can have a door or floor. */
  home?: boolean;
  /** Called with the chosen home of a partner. Without it, homes of partners are not searched. */
  onHome?: (home: PartnerHome) => void;
}

/** The search above the address fields. Fills them in, confirms the address and asks for missing parts. */
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
