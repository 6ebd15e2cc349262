import { asTenant, setPasswordByApi } from "../../account.ts";
import type { ApiClient } from "../../api-client.ts";
import { asStaff } from "../../staff.ts";
import {
  acceptByApi,
  answerQuestions,
  apply,
  expectSuccess,
  inDays,
  refIdOf,
  type Signed,
  signByApi,
  type Tenant,
} from "../../tenant-by-api.ts";

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
export function makeActs(url: string, api: ApiClient) {
  const emailsOf = (name: string) => ({ email: `${name}@example.com`, landlordEmail: `to-${name}@example.com` });

  /** Starts a contract whose landlord accepts. Its cover begins tomorrow. */
  async function inForce(name: string, changes: Partial<Tenant> = {}): Promise<Signed> {
    return acceptByApi(api, { ...long, ...emailsOf(name), insuranceStart: inDays(1), ...changes });
  }

  /** Sets the password of an account. Returns its email address. */
  async function setPassword({ tenant }: Signed): Promise<string> {
    await setPasswordByApi(api, tenant);
    return tenant.email;
  }

  async function cancel({ tenant: { email }, refId }: Signed): Promise<string> {
    expectSuccess(await api.post(`/policies/${refId}/cancel`, {}, await asTenant(url, email)));
    return email;
  }

  return {
    api,
    asTenant: ({ tenant }: Signed) => asTenant(url, tenant.email),
    asStaff: () => asStaff(url),
    inForce,
    setPassword,
    answer: (changes: Partial<Tenant> = {}) => answerQuestions(api, { ...later, ...changes }),
    askForQuote: (changes: Partial<Tenant> = {}) => apply(api, { ...later, ...changes }),
    sign: (name: string, changes: Partial<Tenant> = {}) => signByApi(api, { ...later, ...emailsOf(name), ...changes }),
    cancel,
    refIdOf: (token: string) => refIdOf(api, token),
  };
}
