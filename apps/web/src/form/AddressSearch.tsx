import type { SuggestionAddress } from "@kautia/contract";
import { Combobox } from "@kautia/design-system";
import { useText } from "../i18n/use-text.ts";
import { type PartnerHome, usePartnerHomes } from "./use-partner-homes.ts";
import { type Taken, useSuggestions } from "./use-suggestions.ts";

export interface AddressSearchProps {
  country: string;
  /** Somebody picked one; of some suggestions only parts are known. */
  onPick: (picked: SuggestionAddress, taken: Taken) => void;
  /** Somebody picked a home that a partner lets; without it none is looked for. */
  onHome?: ((home: PartnerHome) => void) | undefined;
}

/** Finds an address while it is typed. The fields below it are always there, and nothing here has to be used. */
export function AddressSearch({ country, onPick, onHome }: AddressSearchProps) {
  const { t } = useText();
  const { query, setQuery, take, list, attribution, loading, searched, down } = useSuggestions(country);
  const partners = usePartnerHomes(query, country, onHome !== undefined);

  async function pick(chosen: SuggestionAddress): Promise<void> {
    setQuery("");
    const taken = await take(chosen);
    if (taken) onPick(chosen, taken);
  }

  // Both at once, so that nothing moves away under the finger.
  const busy = loading || partners.loading;
  const homes = busy ? [] : partners.homes;
  const places = busy ? [] : list;

  return (
    <Combobox
      label={t("address.search")}
      help={t("address.searchHelp")}
      value={query}
      onChange={setQuery}
      suggestions={[
        ...homes.map((home) => ({
          id: `home ${home.id}`,
          title: home.fullAddress,
          detail: t("address.letBy", { partner: home.partner.name }),
          take: () => onHome?.(home),
        })),
        ...places.map((place) => ({ id: place.placeId, title: place.title, take: () => void pick(place) })),
      ]}
      onSelect={({ take: takeIt }) => takeIt()}
      loading={busy}
      searched={searched && !busy}
      listFooter={places.length > 0 ? attribution : null}
      texts={{
        list: t("address.list"),
        loading: t("address.loading"),
        none: t(down ? "address.down" : "address.none"),
        count: (count) => (count === 1 ? t("address.countOne") : t("address.countMany", { count })),
      }}
    />
  );
}
