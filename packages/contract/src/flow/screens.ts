/** How a screen stands towards the language segment and the guards. Source: specification §2, wire decisions. */
export interface Screen {
  /** The path after the language segment, with `:name` for parameters. */
  path: string;
  /** Whether /{lang} must be there; elsewhere it may be left out. */
  needsLanguage: boolean;
  /** Open to a visitor without a token. */
  exempt: boolean;
  /** An error page: never redirected away from. */
  errorPage: boolean;
  /** The texts that it needs beside everybody's. */
  texts?: "staff";
}

const forTenant = { needsLanguage: false, exempt: false, errorPage: false };
const forAnyone = { needsLanguage: false, exempt: true, errorPage: false };
// Behind a session of its own: the page itself asks to log in (docs/desk.md).
const forStaff = { ...forAnyone, texts: "staff" } as const;
const error = { needsLanguage: false, exempt: true, errorPage: true };

/** Every screen of the app; the router, the guards, the titles and the server's page requests all read this table. */
export const screens = {
  index: { path: "", ...forTenant },
  welcome: { path: "welcome", ...forAnyone },
  "choose-country": { path: "choose-country", ...forAnyone },
  invited: { path: "invited", ...forTenant },
  "short-onboarding": { path: "short-onboarding", ...forTenant, needsLanguage: true },
  summary: { path: "summary", ...forTenant },
  risks: { path: "risks", ...forTenant },
  "manual-underwriting": { path: "manual-underwriting", ...forTenant },
  "private-documents": { path: "private-documents", ...forTenant },
  offers: { path: "offers", ...forTenant },
  payment: { path: "payment", ...forTenant },
  // Behind the link of the mail about a charge that could not be charged: decision 0024.
  card: { path: "card/:cardToken", ...forAnyone },
  // A plain landlord invites: docs/partners.md. Spelled out, they go before the page behind a link.
  "landlord-invite": { path: "landlord/invite", ...forAnyone },
  "landlord-invite-confirm": { path: "landlord/invite/:inviteToken", ...forAnyone },
  landlord: { path: "landlord/:landlordToken", ...forAnyone },
  "new-password": { path: "new-password", ...forAnyone, needsLanguage: true },
  login: { path: "login", ...forAnyone },
  // Behind a session rather than a token: the page itself asks to log in (docs/security.md).
  policies: { path: "policies", ...forAnyone },
  consents: { path: "policies/consents", ...forAnyone },
  "delete-data": { path: "policies/delete", ...forAnyone },
  // Back to an application by mail: docs/flow.md.
  resume: { path: "resume", ...forAnyone },
  // One click in a reminder: docs/flow.md.
  "no-reminders": { path: "no-reminders/:stopToken", ...forAnyone },
  certificate: { path: "certificates/:code", ...forAnyone },
  "rate-thank-you": { path: "rate/thank-you", ...forAnyone },
  rate: { path: "rate/:id", ...forAnyone },
  // Reachable without logging in: docs/policy.md.
  withdraw: { path: "withdraw", ...forAnyone },
  // Not in the specification: docs/privacy.md.
  "privacy-choices": { path: "privacy-choices", ...forAnyone },
  help: { path: "help", ...forAnyone },
  // One screen for each kind rather than a parameter, so that an unknown kind is an unknown path (docs/web.md).
  legal: { path: "legal", ...forAnyone },
  imprint: { path: "legal/imprint", ...forAnyone },
  privacy: { path: "legal/privacy", ...forAnyone },
  accessibility: { path: "legal/accessibility", ...forAnyone },
  staff: { path: "staff", ...forStaff },
  "staff-case": { path: "staff/applications/:refId", ...forStaff },
  "staff-claim": { path: "staff/claims/:claimId", ...forStaff },
  "staff-area": { path: "staff/:area", ...forStaff },
  "404": { path: "404", ...error },
  "500": { path: "500", ...error },
  maintenance: { path: "maintenance", ...error },
  "link-expired": { path: "link-expired", ...error },
} as const satisfies Record<string, Screen>;

export type ScreenId = keyof typeof screens;

/** A place in the app as the address bar names it. */
export interface Place {
  /** The language segment as typed, or null when the path has none. */
  lang: string | null;
  /** Null for a path that no screen has. */
  screen: ScreenId | null;
  params: Record<string, string>;
}

const languageSegment = /^[a-z]{2}(?:-[a-z]{2})?$/i;

/** Reads a path such as `/de/landlord/0f…` . A first segment that looks like a language is one, known or not. */
export function readPath(path: string): Place {
  const parts = path.split("/").filter(Boolean);
  const lang = parts[0] && languageSegment.test(parts[0]) ? parts[0] : null;
  const rest = lang ? parts.slice(1) : parts;
  for (const id of screenIds) {
    const params = matchSegments(screens[id].path, rest);
    if (params) return { lang, screen: id, params };
  }
  return { lang, screen: null, params: {} };
}

/** The path of a screen, `/de/landlord/0f…`. */
export function screenPath(lang: string, screen: ScreenId, params: Record<string, string> = {}): string {
  const path = screens[screen].path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  return path ? `/${lang}/${path}` : `/${lang}`;
}

export const screenIds = Object.keys(screens).filter((id): id is ScreenId => Object.hasOwn(screens, id));

function matchSegments(pattern: string, parts: string[]): Record<string, string> | null {
  const wanted = pattern.split("/").filter(Boolean);
  if (wanted.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [at, segment] of wanted.entries()) {
    const part = parts[at] ?? "";
    if (segment.startsWith(":")) params[segment.slice(1)] = part;
    else if (segment !== part) return null;
  }
  return params;
}
