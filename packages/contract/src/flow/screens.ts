/** Source: specification §2, wire decisions. */
export interface Screen {
  /** The path after the language segment, with `:name` for parameters. */
  path: string;
  /** Whether the path must start with a language; otherwise it is optional. */
  needsLanguage: boolean;
  /** Whether the screen is open to visitors without a token. */
  exempt: boolean;
  /** Error pages are never redirected. */
  errorPage: boolean;
  /** Whether it is closed in the closed mode, because it starts or continues an application. */
  closes: boolean;
  /** Whether it shows what only somebody who is logged in may see, so that no browser keeps it after the logout. */
  needsLogin?: true;
}

const forTenant = { needsLanguage: false, exempt: false, errorPage: false, closes: true };
const forAnyone = { needsLanguage: false, exempt: true, errorPage: false, closes: false };
const beforeApplication = { ...forAnyone, closes: true };
// Requires a session, not a token; the page itself asks to log in (docs/security.md).
const forAccount = { ...forAnyone, needsLogin: true } as const;
const error = { ...forAnyone, errorPage: true };

/** Every screen of the app. The router, the guards, the titles and the server's page requests use this table. */
export const screens = {
  index: { path: "", ...forTenant },
  welcome: { path: "welcome", ...beforeApplication },
  // Opened by a link to an application: asks before it opens the application (docs/flow.md).
  open: { path: "open", ...beforeApplication },
  "choose-country": { path: "choose-country", ...beforeApplication },
  invited: { path: "invited", ...forTenant },
  "short-onboarding": { path: "short-onboarding", ...forTenant, needsLanguage: true },
  summary: { path: "summary", ...forTenant },
  risks: { path: "risks", ...forTenant },
  "manual-underwriting": { path: "manual-underwriting", ...forTenant },
  "private-documents": { path: "private-documents", ...forTenant },
  offers: { path: "offers", ...forTenant },
  payment: { path: "payment", ...forTenant },
  // Shown if the landlord has declined or has not answered in time: docs/policy.md.
  declined: { path: "declined", ...forTenant, closes: false },
  // Opened by the link in the mail about a failed charge (docs/decisions.md).
  card: { path: "card/:cardToken", ...forAnyone },
  // Landlords without a partner account: docs/partners.md. Must precede landlord/:landlordToken.
  "landlord-invite": { path: "landlord/invite", ...beforeApplication },
  "landlord-invite-confirm": { path: "landlord/invite/:inviteToken", ...beforeApplication },
  landlord: { path: "landlord/:landlordToken", ...forAnyone },
  // Pages of their own for what landlords do later.
  "landlord-claim": { path: "landlord/:landlordToken/claim", ...forAnyone },
  "landlord-claims": { path: "landlord/:landlordToken/claims", ...forAnyone },
  "landlord-account": { path: "landlord/:landlordToken/account", ...forAnyone },
  "landlord-release": { path: "landlord/:landlordToken/release", ...forAnyone },
  "new-password": { path: "new-password", ...forAnyone, needsLanguage: true },
  login: { path: "login", ...forAnyone },
  policies: { path: "policies", ...forAccount },
  "account-payments": { path: "policies/payments", ...forAccount },
  "account-documents": { path: "policies/documents", ...forAccount },
  "account-login": { path: "policies/login", ...forAccount },
  "account-data": { path: "policies/data", ...forAccount },
  consents: { path: "policies/consents", ...forAccount },
  "delete-data": { path: "policies/delete", ...forAccount },
  // Sends a link back to an application: docs/flow.md.
  resume: { path: "resume", ...beforeApplication },
  // Opened by the unsubscribe link in a reminder: docs/flow.md.
  "no-reminders": { path: "no-reminders/:stopToken", ...forAnyone },
  // For the code from a certificate on paper.
  certificates: { path: "certificates", ...forAnyone },
  certificate: { path: "certificates/:code", ...forAnyone },
  "rate-thank-you": { path: "rate/thank-you", ...forAnyone },
  rate: { path: "rate/:id", ...forAnyone },
  // Needs no login: docs/policy.md.
  withdraw: { path: "withdraw", ...forAnyone },
  // Not in the specification: docs/privacy.md.
  "privacy-choices": { path: "privacy-choices", ...forAnyone },
  help: { path: "help", ...forAnyone },
  // A screen per kind instead of a parameter, so that an unknown kind is an unknown path (docs/web.md).
  legal: { path: "legal", ...forAnyone },
  imprint: { path: "legal/imprint", ...forAnyone },
  privacy: { path: "legal/privacy", ...forAnyone },
  accessibility: { path: "legal/accessibility", ...forAnyone },
  "404": { path: "404", ...error },
  "500": { path: "500", ...error },
  maintenance: { path: "maintenance", ...error },
  "link-expired": { path: "link-expired", ...error },
  // What can be done with one contract, below its number.
  "policy-timeline": { path: "policies/:contractNumber/timeline", ...forAccount },
  "policy-claims": { path: "policies/:contractNumber/claims", ...forAccount },
  "policy-repayment": { path: "policies/:contractNumber/repayment", ...forAccount },
  "policy-moving-out": { path: "policies/:contractNumber/moving-out", ...forAccount },
  "policy-leaving": { path: "policies/:contractNumber/leaving", ...forAccount },
  "policy-message": { path: "policies/:contractNumber/message", ...forAccount },
  "policy-declined": { path: "policies/:contractNumber/declined", ...forAccount },
  "policy-changes": { path: "policies/:contractNumber/changes", ...forAccount },
  // Changes of a contract, on the landlord's page and by a mailed link: docs/policy.md.
  "landlord-changes": { path: "landlord/:landlordToken/changes", ...forAnyone },
  amendment: { path: "amendment/:amendmentToken", ...forAnyone },
  // Opened by the link in the mail to somebody who signs the contract together with the tenant: docs/policy.md.
  "co-tenant": { path: "co-tenant/:coTenantToken", ...forAnyone },
} as const satisfies Record<string, Screen>;

export type ScreenId = keyof typeof screens;

/** A parsed path. */
export interface Place {
  /** The language segment as typed; null if the path has none. */
  lang: string | null;
  /** Null if no screen has the path. */
  screen: ScreenId | null;
  params: Record<string, string>;
}

const languageSegment = /^[a-z]{2}(?:-[a-z]{2})?$/i;

/** Parses a path such as `/de/landlord/0f…`. A first segment in the form of a language is one, supported or not. */
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

export function needsLogin({ screen }: Pick<Place, "screen">): boolean {
  const { needsLogin: needed }: Partial<Screen> = screen === null ? {} : screens[screen];
  return needed ?? false;
}

/** The path of a screen, such as `/de/landlord/0f…`. */
export function screenPath(lang: string, screen: ScreenId, params: Record<string, string> = {}): string {
  const path = screens[screen].path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  return path ? `/${lang}/${path}` : `/${lang}`;
}

/** The screens behind the landlord's mailed link. They show the same guarantee. */
const ofGuarantee: readonly (ScreenId | null)[] = [
  "landlord",
  "landlord-claim",
  "landlord-claims",
  "landlord-account",
  "landlord-release",
  "landlord-changes",
];

export function showsGuarantee({ screen }: Pick<Place, "screen">): boolean {
  return ofGuarantee.includes(screen);
}

export const screenIds = Object.keys(screens).filter((id): id is ScreenId => Object.hasOwn(screens, id));

function matchSegments(pattern: string, parts: string[]): Record<string, string> | null {
  const wanted = pattern.split("/").filter(Boolean);
  if (wanted.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const part = parts[index] ?? "";
    if (segment.startsWith(":")) params[segment.slice(1)] = part;
    else if (segment !== part) return null;
  }
  return params;
}
