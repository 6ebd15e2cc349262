import type { PolicyStatus } from "../enums.ts";
import type {
  AmendmentAsker,
  AmendmentChange,
  AmendmentKind,
  AmendmentParty,
  AmendmentState,
} from "../entities/amendment.ts";
import { addDays, addMonths, type CalendarDate } from "../fields/dates.ts";
import { sameMailbox } from "../fields/mailbox.ts";
import { hasEnded } from "../flow/policy-status.ts";

/** Somebody who is asked to agree has this many days. */
export const amendmentAnswerDays = 30;
/** How many changes of one contract can be asked for in 24 hours. */
export const amendmentsPerDay = 10;
/** A landlord who was told of a change has this many days to object before it applies. */
export const objectionBeforeDays = 14;
/**
 * A change for which `mayTakeOver` is true applies this many days after it was asked for, or later. Until then it can be
 * taken back.
 */
export const takeBackDays = 2;
/** After a partial release, the rest ends at most this many months later, if it gets an end. */
export const restMonths = 18;

/** What determines, besides a contract's status, which changes of it are possible. */
interface AmendedContract {
  status: PolicyStatus;
  otherPlan?: object | null;
  insuranceEnd?: CalendarDate | null;
  coTenantNames?: readonly string[];
  /** Those that somebody asked for. At most one of a kind is open. */
  amendments?: readonly { change: { kind: AmendmentKind }; state: AmendmentState }[];
}

interface AmendmentRule {
  askedBy: readonly AmendmentAsker[];
  /** Who must agree, unless they have asked; one after the other. */
  agreedBy: readonly AmendmentParty[];
  /** Who signs in the end, even if they asked: they could not know yet that they can, or on which terms. */
  signedBy?: readonly AmendmentParty[];
  /** From when on it can be asked for. `lasting`: accepted, and nobody is leaving. `starting`: before cover begins. */
  while: "signed" | "accepted" | "lasting" | "starting";
  /** Whether there is anything to change; always if left out. */
  fits?: (contract: AmendedContract, asker: AmendmentAsker) => boolean;
  /** If the tenant asked, the landlord is told and can object for some days before it applies. */
  landlordMayObject: boolean;
  /** Whether somebody who has only the landlord's link could take the guarantee over by asking for it on the landlord's page. */
  mayTakeOver?: true;
  /** The sides of the contract that see it. */
  shownTo: readonly ("TENANT" | "LANDLORD")[];
}

/** Everything about each kind of change but what it does and how it is told. */
export const amendmentRules: Record<AmendmentKind, AmendmentRule> = {
  NEW_LANDLORD: {
    askedBy: ["TENANT", "LANDLORD", "PARTNER", "STAFF"],
    agreedBy: ["NEW_LANDLORD"],
    while: "accepted",
    landlordMayObject: true,
    mayTakeOver: true,
    shownTo: ["TENANT", "LANDLORD"],
  },
  TENANT_EMAIL: {
    askedBy: ["TENANT"],
    agreedBy: ["NEW_MAILBOX"],
    while: "signed",
    landlordMayObject: false,
    shownTo: ["TENANT"],
  },
  TENANT_CONTACT: {
    askedBy: ["TENANT"],
    agreedBy: [],
    while: "signed",
    landlordMayObject: false,
    shownTo: ["TENANT"],
  },
  TENANT_NAME: {
    askedBy: ["TENANT", "STAFF"],
    agreedBy: ["STAFF"],
    while: "signed",
    landlordMayObject: false,
    shownTo: ["TENANT"],
  },
  LANDLORD_CONTACT: {
    askedBy: ["LANDLORD", "PARTNER", "STAFF"],
    agreedBy: [],
    while: "signed",
    landlordMayObject: false,
    shownTo: ["TENANT", "LANDLORD"],
  },
  LANDLORD_EMAIL: {
    askedBy: ["LANDLORD"],
    agreedBy: ["NEW_MAILBOX"],
    while: "signed",
    landlordMayObject: false,
    mayTakeOver: true,
    shownTo: ["LANDLORD"],
  },
  LOWER_DEPOSIT: {
    askedBy: ["LANDLORD", "PARTNER", "STAFF"],
    agreedBy: ["LANDLORD"],
    while: "accepted",
    landlordMayObject: false,
    shownTo: ["TENANT", "LANDLORD"],
  },
  HIGHER_DEPOSIT: {
    askedBy: ["TENANT", "STAFF"],
    agreedBy: ["LANDLORD"],
    signedBy: ["TENANT", "CO_TENANTS"],
    while: "lasting",
    fits: ({ status }) => status !== "PAST_DUE",
    landlordMayObject: false,
    shownTo: ["TENANT", "LANDLORD"],
  },
  PAYMENT_PERIOD: {
    askedBy: ["TENANT", "STAFF"],
    agreedBy: ["TENANT"],
    while: "lasting",
    fits: ({ otherPlan }) => Boolean(otherPlan),
    landlordMayObject: false,
    shownTo: ["TENANT"],
  },
  END: {
    askedBy: ["TENANT", "STAFF"],
    agreedBy: ["TENANT", "LANDLORD"],
    while: "lasting",
    fits: ({ insuranceEnd }) => Boolean(insuranceEnd),
    landlordMayObject: false,
    shownTo: ["TENANT", "LANDLORD"],
  },
  START: {
    askedBy: ["TENANT", "LANDLORD", "PARTNER", "STAFF"],
    agreedBy: ["TENANT", "LANDLORD"],
    while: "starting",
    landlordMayObject: false,
    shownTo: ["TENANT", "LANDLORD"],
  },
  HOME: {
    askedBy: ["TENANT", "LANDLORD", "PARTNER", "STAFF"],
    agreedBy: ["TENANT", "LANDLORD"],
    while: "signed",
    landlordMayObject: false,
    shownTo: ["TENANT", "LANDLORD"],
  },
  CO_TENANTS: {
    askedBy: ["TENANT", "LANDLORD", "PARTNER", "STAFF"],
    agreedBy: ["TENANT", "CO_TENANTS", "NEW_TENANT", "LANDLORD"],
    while: "lasting",
    fits: ({ coTenantNames = [] }, asker) => sideOf(asker) !== "LANDLORD" || coTenantNames.length > 0,
    landlordMayObject: false,
    shownTo: ["TENANT", "LANDLORD"],
  },
};

/**
 * Only one change of each pair can be open, because the other one might become impossible after people have agreed to it.
 * All other kinds apply in any order, each to the terms of its day.
 */
const exclusive: readonly (readonly [AmendmentKind, AmendmentKind])[] = [
  // Both say what is guaranteed.
  ["HIGHER_DEPOSIT", "LOWER_DEPOSIT"],
  // All tenants sign it, and the risk check counts their incomes.
  ["HIGHER_DEPOSIT", "CO_TENANTS"],
  // Cover must not be too short or too long.
  ["START", "END"],
  ["START", "LOWER_DEPOSIT"],
];

/** Whether a change of one kind cannot be asked for while one of the other kind is open. */
export function excludes(open: AmendmentKind, kind: AmendmentKind): boolean {
  return open === kind || exclusive.some((pair) => pair.includes(open) && pair.includes(kind));
}

/** The mailbox that a change names, with the field; null if it names none. */
export function newMailbox(change: AmendmentChange): { email: string; path: string; isTenants: boolean } | null {
  if (change.kind === "CO_TENANTS")
    return change.joins && { email: change.joins.email, path: "change.joins.email", isTenants: true };
  return "email" in change
    ? { email: change.email, path: "change.email", isTenants: change.kind === "TENANT_EMAIL" }
    : null;
}

/** Whether two changes would give one mailbox to two people: a tenant and the landlord, or two tenants. */
export function isSameMailbox(a: AmendmentChange, b: AmendmentChange): boolean {
  const [one, other] = [newMailbox(a), newMailbox(b)];
  return one !== null && other !== null && (one.isTenants || other.isTenants) && sameMailbox(one.email, other.email);
}

/** The kinds that somebody can ask for now. */
export function amendmentsFor(asker: AmendmentAsker, contract: AmendedContract): AmendmentKind[] {
  return sortAmendments(asker, contract).possible;
}

/** The kinds that somebody can ask for once the changes that exclude them have been decided. */
export function amendmentsAfter(asker: AmendmentAsker, contract: AmendedContract): AmendmentKind[] {
  return sortAmendments(asker, contract).excluded;
}

function sortAmendments(asker: AmendmentAsker, contract: AmendedContract) {
  const { amendments = [] } = contract;
  const open = amendments.filter(({ state }) => isOpenAmendment(state)).map(({ change }) => change.kind);
  const known = kinds.filter(
    (kind) => mayAsk(kind, asker, contract) && (amendmentRules[kind].fits?.(contract, asker) ?? true),
  );
  const isPossible = (kind: AmendmentKind) => !open.some((other) => excludes(other, kind));
  return {
    possible: known.filter(isPossible),
    excluded: known.filter((kind) => !isPossible(kind) && !open.includes(kind)),
  };
}

export function mayAsk(kind: AmendmentKind, asker: AmendmentAsker, { status }: { status: PolicyStatus }): boolean {
  const rule = amendmentRules[kind];
  if (!rule.askedBy.includes(asker) || hasEnded(status)) return false;
  if (rule.while === "starting") return status === "SIGNED" || status === "ACCEPTED";
  if (rule.while === "lasting" && status === "CANCELLATION_REQUESTED") return false;
  return rule.while === "signed" || status !== "SIGNED";
}

/** The side of the contract for which somebody acts; null for the desk. */
export function sideOf(asker: AmendmentAsker): "TENANT" | "LANDLORD" | null {
  if (asker === "PARTNER") return "LANDLORD";
  return asker === "STAFF" ? null : asker;
}

/**
 * Who must agree to what somebody asks for, one after the other. `needsDesk`: the rules leave it to a person. `absent`: parties
 * that this change does not have.
 */
export function partiesToAsk(
  kind: AmendmentKind,
  asker: AmendmentAsker,
  { needsDesk = false, absent = [] }: { needsDesk?: boolean; absent?: readonly AmendmentParty[] } = {},
): AmendmentParty[] {
  const own = sideOf(asker) ?? "STAFF";
  const { agreedBy, signedBy = [] } = amendmentRules[kind];
  const others = [...agreedBy.filter((party) => party !== own), ...signedBy];
  return [...(needsDesk ? (["STAFF"] as const) : []), ...others.filter((party) => !absent.includes(party))];
}

/** Whether the landlord has a time to object before the change applies. */
export function hasObjectionTime(kind: AmendmentKind, asker: AmendmentAsker): boolean {
  return amendmentRules[kind].landlordMayObject && asker === "TENANT";
}

/** The first day on which a change applies to which everybody agreed today. */
export function firstDayOf(
  kind: AmendmentKind,
  asker: AmendmentAsker,
  { askedOn, today }: { askedOn: CalendarDate; today: CalendarDate },
): CalendarDate {
  if (hasObjectionTime(kind, asker)) return addDays(today, objectionBeforeDays);
  const takenBackUntil = addDays(askedOn, takeBackDays);
  const waits = amendmentRules[kind].mayTakeOver && asker === "LANDLORD" && takenBackUntil > today;
  return waits ? takenBackUntil : today;
}

/** What a party may still do about a change. The side that asked takes it back instead of refusing it. */
export function mayAnswer(
  party: AmendmentParty,
  {
    kind,
    askedBy,
    state,
    waitsFor,
  }: {
    kind: AmendmentKind;
    askedBy: AmendmentAsker;
    state: AmendmentState;
    waitsFor: readonly AmendmentParty[];
  },
): { agree: boolean; refuse: boolean } {
  const agree = state === "ASKED" && waitsFor[0] === party;
  const objects = isOpenAmendment(state) && mayObject(party, { kind, askedBy, waitsFor });
  const isOwn = party === (sideOf(askedBy) ?? "STAFF");
  return { agree, refuse: (agree && !isOwn) || objects };
}

/** Whether a party may object to an open change that it need not agree to, or has agreed to. */
function mayObject(
  party: AmendmentParty,
  { kind, askedBy, waitsFor }: { kind: AmendmentKind; askedBy: AmendmentAsker; waitsFor: readonly AmendmentParty[] },
): boolean {
  if (party === "LANDLORD") return hasObjectionTime(kind, askedBy);
  // Who signed by a mailed link can take the signature back until the change applies, a new tenant also by a letter to the desk.
  const isJoined = amendmentRules[kind].agreedBy.includes("NEW_TENANT");
  const signs = party === "NEW_TENANT" || (party === "CO_TENANTS" && isSignedBy(party, kind));
  return (signs && !waitsFor.includes(party)) || (party === "STAFF" && isJoined && askedBy !== "STAFF");
}

/** Whether a change was asked for by this side of the contract: a partner acts for the landlord. */
export function isOwnAmendment(asker: AmendmentAsker, askedBy: AmendmentAsker): boolean {
  return sideOf(askedBy) === sideOf(asker);
}

/**
 * Only the side that asked can take a change back, before it applies; what was signed, who signed it, also by a letter
 * to the desk.
 */
export function mayTakeBack(
  asker: AmendmentAsker,
  { kind, askedBy, state }: { kind: AmendmentKind; askedBy: AmendmentAsker; state: AmendmentState },
): boolean {
  const mayUndo = asker === "STAFF" || isSignedBy(asker, kind);
  if (mayUndo && isSigned({ kind, state })) return true;
  return isOpenAmendment(state) && isOwnAmendment(asker, askedBy);
}

/** Whether this party signs changes of the kind in the end. */
export function isSignedBy(party: AmendmentParty | "PARTNER", kind: AmendmentKind): boolean {
  return amendmentRules[kind].signedBy?.some((signer) => signer === party) ?? false;
}

/** Whether everybody has signed a change that does not apply yet, because its signature can still be taken back. */
function isSigned({ kind, state }: { kind: AmendmentKind; state: AmendmentState }): boolean {
  return state === "AGREED" && amendmentRules[kind].signedBy !== undefined;
}

export function isOpenAmendment(state: AmendmentState): state is "ASKED" | "AGREED" {
  return state === "ASKED" || state === "AGREED";
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table
const kinds = Object.keys(amendmentRules) as AmendmentKind[];

/** The last day on which the rest of a deposit can end, if a part is released today. */
export function latestRestEnd(today: CalendarDate, insuranceEnd: CalendarDate | null): CalendarDate {
  const latest = addMonths(today, restMonths);
  return insuranceEnd !== null && insuranceEnd < latest ? insuranceEnd : latest;
}
