import type { SuggestionAddress } from "@kautia/contract";
import { Combobox } from "@kautia/design-system";
import { useEffect, useEffectEvent } from "react";
import { useText } from "../shell/i18n/use-text.ts";
import { type PartnerHome, usePartnerHomes } from "./use-partner-homes.ts";
import { type Taken, useSuggestions } from "./use-suggestions.ts";

export interface AddressSearchProps {
  country: string;
  help: "address.searchHelp" | "address.lineHelp";
  onLine?: ((text: string) => void) | undefined;
  onDown?: (() => void) | undefined;
  /** Called with the picked suggestion. Some suggestions contain only parts of an address. */
  onPick: (picked: SuggestionAddress, taken: Taken) => void;
  /** Called with the picked home of a partner. Without it, homes of partners are not searched. */
  onHome?: ((home: PartnerHome) => void) | undefined;
}

/** Suggests addresses while the visitor types. It is optional, because the address can be typed in its fields, too. */
export function AddressSearch({ country, help, onLine, onDown, onPick, onHome }: AddressSearchProps) {
  const { t } = useText();
  const { query, setQuery, take, list, attribution, loading, searched, down } = useSuggestions(country);
  const giveUp = useEffectEvent(() => onDown?.());
  useEffect(() => {
    if (down) giveUp();
  }, [down]);
  const partners = usePartnerHomes(query, country, onHome !== undefined);

  function change(text: string): void {
    setQuery(text);
    onLine?.(text);
  }

  async function pick(chosen: SuggestionAddress): Promise<void> {
    change("");
    const taken = await take(chosen);
    if (taken) onPick(chosen, taken);
  }

  // Homes and places appear together, so that the list does not move while the visitor taps.
  const busy = loading || partners.loading;
  const homes = busy ? [] : partners.homes;
  const places = busy ? [] : list;

  return (
    <Combobox
      label={t("address.search")}
      help={t(help)}
      value={query}
      onChange={change}
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
