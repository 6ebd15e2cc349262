import { fullAddress } from "@kautia/contract";
import { InlineMessage } from "@kautia/design-system";
import { useText } from "../texts/use-text.ts";
import { AddressSearch } from "./AddressSearch.tsx";
import { type AddressValues, addressValues, addressWords, codeOfMissing, wrongPart } from "./address-values.ts";
import type { PartnerHome } from "./use-partner-homes.ts";
import type { Picked } from "./use-picked.ts";

export interface AddressLookupProps {
  values: AddressValues;
  change: (values: AddressValues) => void;
  picked: Picked | null;
  onPick: (picked: Picked) => void;
  /** Whether the address can have a door or floor. */
  home: boolean;
  help: "address.searchHelp" | "address.lineHelp";
  /** Called with the text in the search. */
  onLine: (text: string) => void;
  /** Called when the search does not answer, so that the address must be typed. `line` is the text of a suggestion. */
  onDown: (line?: string) => void;
  /** Called with the chosen home of a partner. Without it, homes of partners are not searched. */
  onHome?: (home: PartnerHome) => void;
}

/** The search above the address fields. Fills them in, confirms the address and asks for missing parts. */
export function AddressLookup(props: AddressLookupProps) {
  const { values, change, picked, onPick, home, help, onLine, onDown, onHome } = props;
  const { t } = useText();
  const missing = codeOfMissing(values, home && picked?.needsUnit);
  const problem = missing ? t(`errors.${missing}`) : picked && wrongPart(values, picked) && t(wordOfWrong(picked));
  return (
    <>
      <AddressSearch
        country={values.country}
        help={help}
        onLine={onLine}
        onDown={onDown}
        onPick={(suggestion, taken) => {
          onPick({ suggestion, ...taken });
          change({ ...addressValues(undefined, values.country), ...taken.parts });
        }}
        onHome={onHome}
      />
      {picked ? (
        <InlineMessage tone={problem ? "info" : "success"} title={problem ? picked.suggestion.title : undefined} live>
          {problem || t("address.taken", { address: fullAddress(values) })}
        </InlineMessage>
      ) : null}
    </>
  );
}

function wordOfWrong({ wrong }: Picked) {
  if (wrong === "street") return addressWords.street.ADDRESS_NOT_EXISTS;
  return wrong === "zip" ? addressWords.zip.ADDRESS_NOT_EXISTS : "errors.ADDRESS_NOT_EXISTS";
}
