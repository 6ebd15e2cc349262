import {
  firstOpenQuestion,
  getLandlordView,
  getTenant,
  isPrerenderedFor,
  type LandlordView,
  type Locale,
  type PageData,
  type Place,
  prerenderKey,
  readPath,
  screens,
  type Settings,
  type TenantRecord,
} from "@kautia/contract";
import { findApplication, toTenantRecord } from "../application/index.ts";
import type { Deps } from "../deps.ts";
import { findLandlordView } from "../landlord/index.ts";
import type { JudgedVisit } from "./judge-visit.ts";
import { publicSettings } from "./settings-route.ts";
import { resolveLocale } from "../platform/http/locale.ts";

export interface PageRequest {
  url: URL;
  token: string | null;
  preferredLocale: Locale;
}

export async function readVisit(deps: Deps, request: PageRequest): Promise<JudgedVisit> {
  const place = readPath(request.url.pathname);
  const { token } = request;
  const record = token === null ? null : await readRecord(deps, place, token);
  const isKnown = token === null || record !== null || isOpen(place);
  return { ...visitOf(request), place, record, isKnown };
}

/** While the app is closed: the page that stands in, at the address that was asked for. */
export function readShutVisit(request: PageRequest): JudgedVisit | null {
  const { lang, screen } = readPath(request.url.pathname);
  if (screen === null || !screens[screen].closes) return null;
  const place = { lang: lang ?? request.preferredLocale, screen: "maintenance", params: {} } as const;
  return { ...visitOf(request), place, record: null, isKnown: true };
}

function visitOf({ url, token, preferredLocale }: PageRequest) {
  const { search, searchParams: query } = url;
  return { query, search, hasToken: token !== null, preferredLocale };
}

interface PageFacts {
  host: string;
  allowed: boolean;
  closed: boolean;
  /** Whether the build has a page of this key. */
  isBuilt: (key: string) => boolean;
}

export async function makePageData(
  deps: Deps,
  visit: JudgedVisit,
  { host, allowed, closed, isBuilt }: PageFacts,
): Promise<PageData> {
  const { locale, country, language } = resolveLocale(visit.place.lang ?? undefined, host);
  const settings = publicSettings(deps, { country, language, closed });
  const landlordView = await readLandlordView(deps, visit.place);
  const drawn = drawnKey(visit, settings, landlordView);
  return {
    settings,
    locale,
    record: visit.record,
    allowed,
    firstAnswer: landlordView && { call: getLandlordView.name, answer: landlordView },
    drawn: drawn !== null && isBuilt(drawn) ? drawn : null,
  };
}

/** Whether the guards do not need the record. */
function isOpen({ screen }: Place): boolean {
  return screen === null || screens[screen].exempt;
}

/** The visitor's record, if the guards need it. When the database is down, the page is served without it. */
async function readRecord(deps: Deps, place: Place, token: string): Promise<TenantRecord | null> {
  if (isOpen(place)) return null;
  try {
    const application = await findApplication(deps, token);
    return application && (getTenant.answer.safeParse(toTenantRecord(application, token)).data ?? null);
  } catch (error) {
    deps.log.warn({ error }, "a page was served without its record");
    return null;
  }
}

/**
 * The answer to the landlord page's first call. A link that cannot be read is left to the browser, which explains it.
 */
async function readLandlordView(deps: Deps, { screen, params }: Place): Promise<LandlordView | null> {
  if (screen !== "landlord") return null;
  try {
    return await findLandlordView(deps, params["landlordToken"] ?? "");
  } catch (error) {
    deps.log.warn({ error }, "the landlord's page was served without its data");
    return null;
  }
}

/** Null when no prerendered page matches what this visitor will see. */
function drawnKey(visit: JudgedVisit, settings: Settings, landlordView: LandlordView | null): string | null {
  const { place, query, record, hasToken } = visit;
  const { lang, screen } = place;
  // Pages are prerendered with our own design system and the default settings.
  if (lang === null || screen === null || settings.designSystemUrl !== null || !isPrerenderedFor(settings)) return null;
  if (screen === "index") {
    const fresh = record !== null && record.userInfo === null && firstOpenQuestion(record) === "name";
    const plain = query.size === 0 || String(query) === "step=name";
    if (!fresh || !plain) return null;
  }
  // The drawn frame says that an answer is expected.
  if (screen === "landlord" && (landlordView?.status !== "SIGNED" || landlordView.test)) return null;
  // Drawn pages lack the banner of a test application.
  if (record?.test) return null;
  // Visitors who came by a landlord's link see another text.
  if (screen === "link-expired" && query.has("from")) return null;
  return prerenderKey({ screen, segment: lang, country: settings.country, hasToken });
}
