import { addDays, type CalendarDate, type Language } from "@kautia/contract";
import { texts } from "@kautia/locales";
import { createText } from "@kautia/locales/format";
import { findLastDayToClaim } from "../claims/index.ts";
import type { Deps } from "../deps.ts";
import type { Calendar } from "../platform/http/send-download.ts";
import { calendarDays, calendarLines, type Policy } from "../policy/index.ts";
import type { LandlordLink } from "./landlord-link.ts";
import { findPolicy, readView } from "./view.ts";

const landlordDays = ["LANDLORD_ANSWER", "COVER", "CASH_RETURN", "CLAIM_OBJECTION", "END"] as const;

/** The days that matter for a guarantee, for the landlord's own calendar. It names no link: calendars are shared. */
export async function landlordCalendar(deps: Deps, link: LandlordLink, language: Language): Promise<Calendar> {
  const { db, clock, config } = deps;
  const now = clock.now();
  const policy = await findPolicy(deps, link);
  const { line, claimableUntil } = await readView(db, config, policy, link, now);
  const days = calendarDays({ line, nextCharge: null, repayments: [], wayOut: null }).flatMap(({ event, on }) => {
    const known = landlordDays.find((day) => day === event);
    return known ? [{ event: known, on }] : [];
  });
  const lastDay = claimableUntil ?? findAgreedLastDay(deps, policy);
  const claims = lastDay === null ? [] : [{ event: "CLAIMS" as const, on: lastDay }];
  const { t } = createText(language, texts(language)).in(policy.country);
  const entries = [...days, ...claims].map(({ event, on }) => ({
    name: `landlord-${event}`,
    on,
    title: t(`calendar.landlord.${event}`),
    text: `${policy.tenant_name}, ${policy.full_address}`,
  }));
  const { contract_number: contractNumber } = policy;
  const frame = { contractNumber, maker: config.brand.name, at: now, url: `${config.publicUrl}/${language}` };
  return { lines: calendarLines(entries, frame), fileName: contractNumber };
}

/** The last day for claims after an agreed end; null if none is agreed, or the guarantee is not in force. */
function findAgreedLastDay({ config }: Pick<Deps, "config">, policy: Policy): CalendarDate | null {
  const { cover_state, insurance_end } = policy;
  if (cover_state !== "ACCEPTED" || insurance_end === null) return null;
  return findLastDayToClaim(config, policy, addDays(insurance_end, 1));
}
