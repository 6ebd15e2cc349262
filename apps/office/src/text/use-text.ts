import type { Text } from "@kautia/locales/format";
import { createContext, use } from "react";

export const TextContext = createContext<Text | null>(null);

/** Texts and formats in the language of the page. */
export function useText(): Text {
  const text = use(TextContext);
  if (!text) throw new Error("There is no TextContext");
  return text;
}
