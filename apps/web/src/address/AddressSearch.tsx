import type { SuggestionAddress } from "@kautia/contract";
import { Combobox, InlineMessage } from "@kautia/design-system";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useText } from "../texts/use-text.ts";
import { type PartnerHome, usePartnerHomes } from "./use-partner-homes.ts";
import { withTypedParts } from "./address-values.ts";
import { type Taken, useSuggestions } from "./use-suggestions.ts";

export interface AddressSearchProps {
  country: string;
  help: "address.searchHelp" | "address.lineHelp";
  onLine?: ((text: string) => void) | undefined;
  /** Called when the search or the check of a picked suggestion fails; `line` is then the suggestion's text. */
  onDown?: ((line?: string) => void) | undefined;
  /** Called with the picked suggestion. Some suggestions contain only parts of an address. */
  onPick: (picked: SuggestionAddress, taken: Taken) => void;
  /** Called with the picked home of a partner. Without it, homes of partners are not searched. */
  onHome?: ((home: PartnerHome) => void) | undefined;
}

/** Suggests addresses while the visitor types. It is optional, because the address can be typed in its fields, too. */
export function AddressSearch({ country, help, onLine, onDown, onPick, onHome }: AddressSearchProps) {
  const { t } = useText();
  const { query, setQuery, take, list, attribution, loading, searched, down } = useSuggestions(country);
  /** The text of the picked suggestion that could not be checked. */
  const [unchecked, setUnchecked] = useState<string | null>(null);
  const line = useRef("");
  const giveUp = useEffectEvent((text?: string) => onDown?.(text));
  useEffect(() => {
    if (down) giveUp();
  }, [down]);
  useEffect(() => {
    if (unchecked !== null) giveUp(unchecked);
  }, [unchecked]);
  const partners = usePartnerHomes(query, country, onHome !== undefined);

  function change(text: string): void {
    line.current = text;
    setUnchecked(null);
    setQuery(text);
    onLine?.(text);
  }

  async function pick(chosen: SuggestionAddress): Promise<void> {
    const typed = query;
    change("");
    const taken = await take(chosen);
    if (taken === null) return;
    if (taken !== "failed") return onPick(chosen, { ...taken, parts: withTypedParts(taken.parts, typed, country) });
    // The visitor may have typed something else in the meantime.
    if (line.current !== "") return;
    change(chosen.title);
    setUnchecked(chosen.title);
  }

  // Homes and places appear together, so that the list does not move while the visitor taps.
  const busy = loading || partners.loading;
  const homes = busy ? [] : partners.homes;
  const places = busy ? [] : list;

  return (
    <>
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
      {unchecked === null ? null : (
        <InlineMessage tone="caution" toneLabel={t("common.note")} live>
          {t("address.down")}
        </InlineMessage>
      )}
    </>
  );
}
