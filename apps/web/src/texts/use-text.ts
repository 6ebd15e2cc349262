import { createContext, use } from "react";
import { useApp } from "../app/app-context.ts";
import { useStore } from "../browser/store.ts";
import type { Text } from "@kautia/locales/format";

/** Texts of another country than the page's; see CountryTexts. */
export const TextContext = createContext<Text | null>(null);

export function useText(): Text {
  const ofPage = useStore(useApp().texts.current);
  return use(TextContext) ?? ofPage;
}
