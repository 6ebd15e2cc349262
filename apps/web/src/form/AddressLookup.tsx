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
  /** Somebody chose a home that a partner lets; without it none is looked for. */
  onHome?: (home: PartnerHome) => void;
}

/** The search above an address's fields: fills them, says what was taken over, and asks for what is missing. */
export function AddressLookup({ values, change, picked, onPick, onHome }: AddressLookupProps) {
  const { t } = useText();
  const missing = firstMissing(values);
  return (
    <>
      <AddressSearch
        country={values.country}
        onPick={(suggestion, parts) => {
          onPick({ suggestion, parts });
          change({ ...addressValues(undefined, values.country), ...parts });
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
