import { isLocale, screenPath, type ScreenId } from "@kautia/contract";
import { useText } from "../texts/use-text.ts";
import { useLocation } from "../navigation/use-location.ts";

export type ScreenPath = (screen: ScreenId, params?: Record<string, string>) => string;

/** Returns a function that builds paths to screens in the page's language. Keeps a region in the URL. */
export function useScreenPath(): ScreenPath {
  const segment = useLocation().pathname.split("/")[1] ?? "";
  const { language } = useText();
  const lang = isLocale(segment) ? segment : language;
  return (screen, params) => screenPath(lang, screen, params);
}
