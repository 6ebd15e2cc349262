import type { Settings } from "./entities/settings.ts";
import type { TenantRecord } from "./entities/tenant-record.ts";
import { countries, type Country, type Locale, perCountry, perLanguage } from "./enums.ts";
import type { ScreenId } from "./flow/screens.ts";
import { claims, defaultProductLimits, mostCoTenants } from "./limits.ts";

/** The id of the element that contains the page data as JSON. */
export const pageDataId = "page-data";

/** The attribute of the root element while it contains prerendered HTML that is not hydrated yet. */
export const prerenderedAttribute = "data-prerendered";

/** Sent with every page, so that the app starts without a second request. */
export interface PageData {
  settings: Settings;
  locale: Locale;
  /** The application of the request's token; null if the page does not need it. */
  record: TenantRecord | null;
  /** Whether the guards have allowed this page, so that the browser need not run them again. */
  allowed: boolean;
  /** The answer to the page's first call; null if it makes none. */
  firstAnswer: FirstAnswer | null;
  /** The key of the prerendered page in the HTML; null if there is none. */
  prerendered: string | null;
}

export interface FirstAnswer {
  /** The name of the call. */
  call: string;
  answer: unknown;
}

/** Everything that the prerendered HTML depends on. */
export interface PrerenderVariant {
  screen: ScreenId;
  /** The language segment of the URL. */
  segment: string;
  country: Country;
  /** Whether the browser has a token. */
  hasToken: boolean;
}

/** The key of a prerendered page, which is also its file name. */
export function prerenderKey({ screen, segment, country, hasToken }: PrerenderVariant): string {
  return [screen, segment, country, hasToken ? "known" : "new"].join(".");
}

/** The key of the page that the browser renders. */
export const emptyPage = "empty";

/** Placeholders in the build's pages for values that only the server knows. */
export const prerenderPlaceholders = {
  brand: "__brand__",
  /** With an '@', so that prerendered pages keep it on one line, as an address. */
  supportEmail: perCountry((country) => `__mail-${country}__@placeholder`),
  ombudsman: perLanguage((language) => `__ombudsman-${language}__`),
  insurer: "__insurer__",
  insurerSupervisor: "__insurer-supervisor__",
  /** Digits, because the address of its link keeps nothing else. */
  insurerPhone: "+000000000000000",
  /** The query of the URL with its question mark, if there is one. */
  search: "?__search__",
  landlordToken: "__landlord-token__",
} as const;

/** Whether the settings equal those shown in prerendered pages. Otherwise the pages must not be used. */
export function isPrerenderedFor(
  settings: Pick<Settings, "product" | "claims" | "insurer" | "countries" | "maxCoTenants">,
): boolean {
  const { product, claims: claimed, insurer, countries: offered, maxCoTenants } = settings;
  const { lowerLimitDeposit, upperLimitDeposit } = defaultProductLimits;
  return (
    insurer.phone !== null &&
    offered.length === countries.length &&
    maxCoTenants === mostCoTenants &&
    product.lowerLimitDeposit === lowerLimitDeposit &&
    product.upperLimitDeposit === upperLimitDeposit &&
    JSON.stringify(claimed) === JSON.stringify(claims)
  );
}
