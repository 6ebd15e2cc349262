import { cookieFrom } from "../../codes/cookie-from.ts";
import { demo } from "../../codes/desk.ts";
import { mailedLink } from "../../mailbox.ts";
import {
  answerQuestions,
  expectSuccess,
  inDays,
  needs,
  type Signed,
  signByWire,
  type Tenant,
} from "../../tenant-by-wire.ts";
import type { Wire } from "../../wire.ts";

export const password = "Lang-und-gut-1";

/** Very long names. */
export const long = {
  lastName: "Wolfeschlegelsteinhausenbergerdorffsmith",
  home: {
    street: "Donaudampfschifffahrtsgesellschaftsstraße",
    streetNumber: "117 a–c, Hinterhaus",
    zip: "10119",
    city: "Berlin",
    country: "de",
  },
  landlord: {
    type: "property_manager",
    companyName:
      "Grundstücksverwaltungsgesellschaft Prenzlauer Berg Friedrichshain-Kreuzberg und Umgebung mbH & Co. Immobilien KG",
  },
} satisfies Partial<Tenant>;

/** By how many days the clock moves, so that a rating is due and a landlord has missed the deadline. */
export const ahead = 32;
/** The first day of cover of what starts after the clock has moved. */
export const start = inDays(ahead + 10);
const later = { ...long, insuranceStart: start };

export type Acts = ReturnType<typeof makeActs>;

/** What tenants and landlords do in several parts of the scene. */
export function makeActs(url: string, wire: Wire) {
  const cookieOf = (email: string) => cookieFrom(url, "/session", { login: email, password });
  const emailsOf = (name: string) => ({ email: `${name}@example.com`, landlordEmail: `to-${name}@example.com` });

  /** Starts a contract whose landlord accepts. Its cover begins tomorrow. */
  async function inForce(name: string, changes: Partial<Tenant> = {}): Promise<Signed> {
    const policy = await signByWire(wire, { ...long, ...emailsOf(name), insuranceStart: inDays(1), ...changes });
    expectSuccess(await wire.post(`/landlord/${policy.landlordToken}/accept`));
    return policy;
  }

  /** Sets the password of an account. Returns its email address. */
  async function setPassword({ tenant: { email } }: Signed): Promise<string> {
    const token = secretIn(await mailedLink(wire, email, "new-password"));
    expectSuccess(await wire.post("/user/confirm-account", { token, password }));
    return email;
  }

  const answer = (changes: Partial<Tenant> = {}) => answerQuestions(wire, { ...later, ...changes });

  /** Answers all questions and asks for the risk check. Returns the token. */
  async function askForQuote(changes: Partial<Tenant> = {}): Promise<string> {
    const token = await answer(changes);
    const consents = { termsAndPrivacy: true, initialInformation: true };
    expectSuccess(await wire.post("/onboarding/tenant/summary", { token, consents, needs }));
    expectSuccess(await wire.get(`/onboarding/tenant/risk?token=${token}&successful=true`));
    return token;
  }

  async function cancel({ tenant: { email }, refId }: Signed): Promise<string> {
    expectSuccess(await wire.post(`/policies/${refId}/cancel`, {}, { cookie: await cookieOf(email) }));
    return email;
  }

  return {
    wire,
    cookieOf,
    cookieOfDesk: () => cookieFrom(url, "/staff/session", demo),
    inForce,
    setPassword,
    answer,
    askForQuote,
    sign: (name: string, changes: Partial<Tenant> = {}) =>
      signByWire(wire, { ...later, ...emailsOf(name), ...changes }),
    cancel,
    refIdOf: async (token: string): Promise<string> =>
      expectSuccess(await wire.get(`/onboarding/tenant/${token}`)).refId,
  };
}

export function secretIn(link: string): string {
  const secret = /[0-9a-f]{32}/.exec(link)?.[0];
  if (!secret) throw new Error(`no secret in ${link}`);
  return secret;
}
