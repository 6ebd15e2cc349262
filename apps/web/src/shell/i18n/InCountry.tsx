import type { Country } from "@kautia/contract";
import { type ReactNode, useMemo } from "react";
import { TextContext, useText } from "./use-text.ts";

/** Shows its children with the currency and the time zone of a country, in the words of the page. */
export function InCountry({ country, children }: { country: Country | null; children: ReactNode }) {
  const text = useText();
  const inCountry = useMemo(() => text.in(country), [text, country]);
  return <TextContext value={inCountry}>{children}</TextContext>;
}
