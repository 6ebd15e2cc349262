import type { Settings } from "./entities/settings.ts";
import type { TenantRecord } from "./entities/tenant-record.ts";
import type { Country, Locale } from "./enums.ts";
import type { ScreenId } from "./flow/screens.ts";
import { claims, defaultProductLimits } from "./limits.ts";

/** The id of the element that holds the page's data, as JSON. */
export const pageDataId = "page-data";

/** The attribute of the page's root while what stands there is drawn and not live yet. */
export const drawnMark = "data-drawn";

/** What travels in every page, so that the app starts without a second round trip. */
export interface PageData {
  settings: Settings;
  /** The locale that settings and texts are for. */
  locale: Locale;
  texts: Record<string, string>;
  /** Whether these are all texts of the locale, or just those of the page. */
  allTexts: boolean;
  /** The application of the request's token, where the page needs it. */
  record: TenantRecord | null;
  /** Which drawn page stands in the HTML, by its key; null: none does. */
  drawn: string | null;
}

/** Whom a page is drawn for: who differs in one of these sees other words or other links. */
export interface DrawnFor {
  screen: ScreenId;
  /** The language segment of the address. */
  segment: string;
  country: Country;
  /** Whether this browser knows an application. */
  hasToken: boolean;
}

/** The name of a drawn page, and of its file. */
export function drawnPageKey({ screen, segment, country, hasToken }: DrawnFor): string {
  return [screen, segment, country, hasToken ? "known" : "new"].join(".");
}

/** What the build knows of a page that it drew; the HTML lies in a file of the key's name. */
export interface DrawnPage {
  title: string;
  /** The names of the texts that it shows, or may show before the others are there. */
  texts: string[];
  files: StartFiles;
}

/** Files that the start of a page needs, by their addresses. */
export interface StartFiles {
  /** Each imports only what stands before it. */
  scripts: string[];
  styles: string[];
}

/** What the web's build says of itself to the server. */
export interface BuildList {
  /** What a page needs that is not drawn. */
  empty: StartFiles;
  /** Scripts of our own design system that every page needs, by their addresses; the app runs them. */
  designSystem: string[];
  /** The drawn pages by their keys. */
  drawn: Record<string, DrawnPage>;
}

/** What stands in a drawn page in place of what only the server knows. */
export const drawnPlaceholders = {
  brand: "__brand__",
  supportEmail: { de: "__mail-de__", at: "__mail-at__" },
  /** The query of the address with its question mark, where there is one. */
  search: "?__search__",
} as const;

/** The settings that drawn pages show; with others they would say what is not so, and are not used. */
export function isDrawnWith({ product, claims: claimed }: Pick<Settings, "product" | "claims">): boolean {
  const { lowerLimitDeposit, upperLimitDeposit } = defaultProductLimits;
  return (
    product.lowerLimitDeposit === lowerLimitDeposit &&
    product.upperLimitDeposit === upperLimitDeposit &&
    JSON.stringify(claimed) === JSON.stringify(claims)
  );
}
