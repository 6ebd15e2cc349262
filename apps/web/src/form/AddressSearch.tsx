import type { SuggestionAddress } from "@kautia/contract";
import { Combobox } from "@kautia/design-system";
import { useText } from "../i18n/use-text.ts";
import { type KnownParts, useSuggestions } from "./use-suggestions.ts";

export interface AddressSearchProps {
  country: string;
  /** Somebody picked one; of some suggestions only parts are known. */
  onPick: (picked: SuggestionAddress, parts: KnownParts) => void;
}

/** Finds an address while it is typed. The fields below it are always there, and nothing here has to be used. */
export function AddressSearch({ country, onPick }: AddressSearchProps) {
  const { t } = useText();
  const { query, setQuery, take, list, attribution, loading, searched, down } = useSuggestions(country);

  async function pick(chosen: SuggestionAddress): Promise<void> {
    setQuery("");
    const parts = await take(chosen);
    if (parts) onPick(chosen, parts);
  }

  return (
    <Combobox
      label={t("address.search")}
      help={t("address.searchHelp")}
      value={query}
      onChange={setQuery}
      suggestions={list.map((suggestion) => ({ ...suggestion, id: suggestion.placeId }))}
      onSelect={({ placeId, title }) => void pick({ placeId, title })}
      loading={loading}
      searched={searched}
      listFooter={list.length > 0 ? attribution : null}
      texts={{
        list: t("address.list"),
        loading: t("address.loading"),
        none: t(down ? "address.down" : "address.none"),
        count: (count) => (count === 1 ? t("address.countOne") : t("address.countMany", { count })),
      }}
    />
  );
}
