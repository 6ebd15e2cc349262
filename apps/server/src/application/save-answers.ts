import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "kysely";
import { type Country, type FieldError, fieldError, type Locale, mergeAnswers, sameMailbox } from "@kautia/contract";
import type { Deps } from "../deps.ts";
import { deleteMailedLinks } from "../access/index.ts";
import { countStreetMentions } from "../addresses/index.ts";
import { effectiveAnswers, homeCountry } from "./rules/answers.ts";
import { keepsQuote, withoutQuote } from "./keeps-quote.ts";
import { contactKeys } from "./rules/contact-keys.ts";
import type { StoredAnswers } from "../platform/database/column-types.ts";
import type { Database } from "../platform/database/schema.ts";
import { Refusal, refuse, refuseFields, refuseTemporarily } from "../platform/http/refusal.ts";
import type { Application } from "./application.ts";
import { isOffered } from "../platform/is-offered.ts";
import { countFirstMail } from "../platform/http/network-limits.ts";
import type { NewMail } from "../mails/index.ts";
import { countHomeLookup } from "./count-home-lookup.ts";
import { covering, homeValues, isSignedByOthers, type Signers } from "./insured-homes.ts";
import { landlordPartner } from "./landlord-partner.ts";
import { completePhones, findWrongPhone } from "./phones.ts";
import type { Tenant } from "./tenant.ts";
import { updateApplication } from "./update-application.ts";
import { lacksEssentials } from "./tenant-record.ts";

export interface Change {
  cause: string;
  answers: StoredAnswers;
  /** Applies until the tenant has given the home, whose country applies from then on. */
  country?: Country | null;
  locale: Locale | null;
  /** The client's IP address. */
  ip: string;
  /** Progress to set when this save completes the questions. Refused if an essential answer is missing. */
  completes?: "TENANT_DETAILS" | "INVITATION_DETAILS" | null;
  check?(application: Application): FieldError[];
  /** A mail to write with the change. */
  mail?(changed: Application): NewMail | null;
}

export async function saveAnswers(
  deps: Pick<Deps, "db" | "sql" | "clock" | "random" | "config" | "usageLimits">,
  tenant: Tenant,
  change: Change,
): Promise<Application | Refusal> {
  const kept = deps.config.keepsNationality ? change.answers : withoutNationality(change.answers);
  const saved = await updateApplication<Application>(deps, tenant, async (application) => {
    const answers = completePhones(kept, homeCountry(application.answers) ?? change.country ?? application.country);
    if (deps.config.keepsNationality && answers.userInfo?.nationality === null)
      return { answer: refuseFields([fieldError("nationality", "FIELD_REQUIRED")]) };
    const changed = applyChange(application, { ...change, answers });
    if (changed instanceof Refusal) return { answer: changed };
    if (!isOffered(deps.config, changed.country)) return { answer: refuse("COUNTRY_NOT_OFFERED") };
    const hasNewMailbox = isCorrected(application, changed);
    const tooManyMails = hasNewMailbox ? await countFirstMail(deps, change.ip) : null;
    if (tooManyMails) return { answer: tooManyMails };
    if (mayChangeHome(change)) {
      const wait = await countHomeLookup(deps, changed, { lookup: "insured by another tenant", ip: change.ip });
      if (wait !== null) return { answer: refuseTemporarily("RATE_LIMITED", wait) };
      const home = await readHomeFacts(deps, changed);
      if (home.taken) return { answer: refuse("PROPERTY_HAS_ACTIVE_POLICY") };
      changed.partner = home.partner;
    }
    if (isDeepStrictEqual(changed, application)) return { answer: application };
    const mail = change.mail?.(changed);
    // Somebody else may read the mailbox that was typed first.
    const also = hasNewMailbox
      ? (transaction: Transaction<Database>) => deleteMailedLinks(transaction, application.refId, tenant.token)
      : undefined;
    return { answer: changed, write: { cause: change.cause, change: answers, set: changed, mail, also } };
  });
  const homes = [kept.address, kept.userInfo?.address].flatMap((item) => item?.address ?? []);
  if (saved instanceof Refusal) return saved;
  await countStreetMentions(deps, saved.refId, homes);
  return saved;
}

/** Whether mails go to another mailbox than before. It gets a first mail, like that of a new application. */
function isCorrected(before: Application, after: Application): boolean {
  const [old, corrected] = [before, after].map(({ answers }) => answers.userInfo?.email);
  return Boolean(old && corrected && !sameMailbox(old, corrected));
}

function applyChange(application: Application, change: Change): Application | Refusal {
  if (application.signedAt) return refuse("APPLICATION_LOCKED");
  const wrong = [...findWrongPhone(change.answers), ...(change.check?.(application) ?? [])];
  if (wrong.length > 0) return refuseFields(wrong);

  // Drops undefined values, because the stored JSON has none.
  const answers: StoredAnswers = JSON.parse(JSON.stringify(change.answers));
  const givenAnswers = mergeAnswers(application.givenAnswers, answers);
  const conflict = findConflict(givenAnswers, answers, application.employeeEmailDomain);
  if (conflict) return conflict;

  const effective = effectiveAnswers(givenAnswers);
  const changed: Application = {
    ...application,
    givenAnswers,
    answers: effective,
    country: homeCountry(effective) ?? change.country ?? application.country,
    locale: change.locale ?? application.locale,
    lastCompletedPage: application.lastCompletedPage ?? change.completes ?? null,
  };
  if (change.completes && lacksEssentials(changed)) return refuse("STEP_NOT_ALLOWED");
  return keepsQuote(application, changed) ? changed : withoutQuote(changed);
}

/** Tenants and landlord must differ, and tenants of staff housing must use their employer's email domain. */
function findConflict(all: StoredAnswers, change: StoredAnswers, employeeEmailDomain: string | null): Refusal | null {
  const { tenantEmail, landlordEmail, tenantPhone, landlordPhone } = contactKeys(all);
  const shared = (all.coTenants ?? []).findIndex(({ email }) =>
    [tenantEmail, landlordEmail].some((other) => other && sameMailbox(other, email)),
  );
  if (shared !== -1)
    return refuse("EMAIL_ONBOARDING_MUST_BE_DIFFERENT", [change.coTenants ? `coTenants.${shared}.email` : "email"]);
  if (tenantEmail && landlordEmail && sameMailbox(tenantEmail, landlordEmail))
    return refuse("EMAIL_ONBOARDING_MUST_BE_DIFFERENT", ["email"]);
  if (tenantPhone && tenantPhone === landlordPhone)
    return refuse("PHONE_NUMBER_ONBOARDING_MUST_BE_DIFFERENT", ["phone"]);
  const changesEmail = change.userInfo?.email !== undefined;
  if (changesEmail && employeeEmailDomain !== null && tenantEmail?.split("@")[1] !== employeeEmailDomain)
    return refuse("INVALID_EMPLOYEE_EMAIL", ["email"]);
  return null;
}

function mayChangeHome({ answers, completes }: Change): boolean {
  const { address, existingRent, userInfo } = answers;
  if (completes === "INVITATION_DETAILS") return true;
  return address !== undefined || existingRent === true || userInfo?.address !== undefined;
}

interface Home {
  /** Whether another tenant's policy covers it. Signing checks again under a lock. */
  taken: boolean;
  partner: Application["partner"];
}

const partnerTerms = { refId: "$3::text", building: "$1::text", unit: "$2::text" };
const aboutHome = `SELECT ${covering} AS covering, ${landlordPartner(partnerTerms)} AS partner`;

async function readHomeFacts({ sql }: Pick<Deps, "sql">, { answers, refId, partner }: Application): Promise<Home> {
  const home = answers.address?.address;
  if (!home) return { taken: false, partner };
  const [row] = await sql.query<{ covering: Signers; partner: Application["partner"] }>({
    name: "about-home",
    text: aboutHome,
    values: [...homeValues(home), refId],
  });
  if (!row) return { taken: false, partner };
  return { taken: isSignedByOthers(row.covering, answers.userInfo?.email ?? null), partner: row.partner };
}

/** Drops the nationality, which the call must accept but nothing needs (docs/privacy.md). */
function withoutNationality({ userInfo, ...answers }: StoredAnswers): StoredAnswers {
  if (!userInfo) return answers;
  const { nationality: _, ...kept } = userInfo;
  return { ...answers, userInfo: kept };
}
