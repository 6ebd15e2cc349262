import { useEffect, useState } from "react";
import { Combobox, type Suggestion } from "../src/index.ts";

const STREETS = [
  "Hauptstraße",
  "Hauptweg",
  "Hafenplatz",
  "Donaudampfschifffahrtsgesellschaftsstraße",
  "Mariahilfer Straße",
  "Kantstraße",
];
const ADDRESSES: Suggestion[] = STREETS.flatMap((street, index) => [
  { id: `${street}-1`, title: `${street} ${index + 1}`, detail: "10827 Berlin" },
  { id: `${street}-2`, title: `${street} ${index + 12}`, detail: "1060 Wien" },
]);

/** Finds addresses after a delay, as a server would. */
export function AddressDemo() {
  const [text, setText] = useState("");
  const [query, setQuery] = useState("");
  const [found, setFound] = useState<{ query: string; list: Suggestion[] }>({ query: "", list: [] });
  const searching = query.length >= 2;

  useEffect(() => {
    if (!searching) return;
    const timer = setTimeout(() => {
      const list = ADDRESSES.filter(({ title }) => title.toLowerCase().includes(query.toLowerCase()));
      setFound({ query, list: list.slice(0, 6) });
    }, 400);
    return () => clearTimeout(timer);
  }, [query, searching]);

  return (
    <Combobox
      label="Where are you moving to?"
      help="Type 'ha' and wait a moment; type 'xx' to find nothing."
      value={text}
      onChange={(next) => {
        setText(next);
        setQuery(next);
      }}
      suggestions={searching && found.query === query ? found.list : EMPTY}
      loading={searching && found.query !== query}
      searched={searching && found.query === query}
      onSelect={({ title, detail }) => setText(`${title}, ${detail ?? ""}`)}
      texts={{
        list: "Suggested addresses",
        loading: "Searching",
        none: "No address found. You can enter it by hand below.",
        count: (count) => (count === 1 ? "1 suggestion" : `${count} suggestions`),
      }}
    />
  );
}

const EMPTY: Suggestion[] = [];
