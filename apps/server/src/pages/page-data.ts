import {
  firstOpenQuestion,
  getLandlordView,
  getTenant,
  isPrerenderedFor,
  type LandlordView,
  type PageData,
  type Place,
  prerenderKey,
  type Settings,
  showsGuarantee,
  type TenantRecord,
} from "@kautia/contract";
import { findApplication, toTenantRecord } from "../application/index.ts";
import type { Deps } from "../deps.ts";
import { findLandlordLink, viewAsLandlord } from "../landlord/index.ts";
import { needsRecord, type PageVisit } from "./check-visit.ts";
import { publicSettings } from "./settings-route.ts";
import { resolveLocale } from "../platform/http/locale.ts";

/** The visitor's application, if the guards need it. When the database is down, the page is served without it. */
export async function readApplication(deps: Deps, place: Place, token: string | null): Promise<TenantRecord | null> {
  if (token === null || !needsRecord(place)) return null;
  try {
    const application = await findApplication(deps, token);
    return (application && getTenant.answer.safeParse(toTenantRecord(application, token)).data) ?? null;
  } catch (error) {
    deps.log.warn({ error }, "a page was served without its record");
    return null;
  }
}

/** `prerendered` names the prerendered page that fits, whether the build has it or not. */
export async function makePageData(
  deps: Deps,
  visit: PageVisit,
  { host, allowed, closed }: { host: string; allowed: boolean; closed: boolean },
): Promise<PageData> {
  // A region in the URL was chosen on purpose, so it outranks the host.
  const { locale, region, country, language } = resolveLocale(visit.place.lang ?? undefined, host);
  const settings = publicSettings(deps, { country: region ?? country, language, closed });
  const landlordView = await readLandlordView(deps, visit.place);
  return {
    settings,
    locale,
    record: visit.record,
    allowed,
    firstAnswer: landlordView && { call: getLandlordView.name, answer: landlordView },
    prerendered: findPrerenderedKey(visit, settings, landlordView),
  };
}

/**
 * The first answer that the landlord's pages ask for. A link that cannot be read is left to the browser, which explains it.
 */
async function readLandlordView(deps: Deps, place: Place): Promise<LandlordView | null> {
  if (!showsGuarantee(place)) return null;
  try {
    const link = await findLandlordLink(deps, place.params["landlordToken"] ?? "");
    return link && (await viewAsLandlord(deps, link));
  } catch (error) {
    deps.log.warn({ error }, "the landlord's page was served without its data");
    return null;
  }
}

/** Null when no prerendered page matches what this visitor will see. */
function findPrerenderedKey(visit: PageVisit, settings: Settings, landlordView: LandlordView | null): string | null {
  const { place, query, record, hasToken } = visit;
  const { lang, screen } = place;
  // Pages are prerendered with our own design system and the default settings.
  if (lang === null || screen === null || settings.designSystemUrl !== null || !isPrerenderedFor(settings)) return null;
  if (screen === "index") {
    const fresh = record !== null && record.userInfo === null && firstOpenQuestion(record) === "name";
    const plain = query.size === 0 || String(query) === "step=name";
    if (!fresh || !plain) return null;
  }
  // The prerendered frame says that an answer is expected.
  if (screen === "landlord" && landlordView?.status !== "SIGNED") return null;
  // Visitors who came by a landlord's link see a different text.
  if (screen === "link-expired" && query.has("from")) return null;
  return prerenderKey({ screen, segment: lang, country: settings.country, hasToken });
}
