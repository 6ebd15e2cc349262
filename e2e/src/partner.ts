import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { cookieFrom } from "./codes/cookie-from.ts";
import { demo } from "./codes/desk.ts";
import { mailedLink } from "./mailbox.ts";
import { inDays, expectSuccess } from "./tenant-by-wire.ts";
import { type Guest, onQuestion } from "./tenant-in-browser.ts";
import type { Wire } from "./wire.ts";

/** The demo partner, created at the first start outside production. */
export const partnerKey = { Authorization: "Bearer demo-partner-key" };

/** Adds a person to the demo partner at the desk, and logs in as that person. Returns the session cookie. */
export async function logInAsPartner(url: string, wire: Wire, email = "mia@example.com"): Promise<string> {
  await addToPartner(url, wire, email);
  expectSuccess(await wire.post("/partner/session/link", { email }));
  const token = new URL(await mailedLink(wire, email, "partner/login?token=")).searchParams.get("token");
  return cookieFrom(url, "/partner/session", { token });
}

export async function addToPartner(url: string, wire: Wire, email: string): Promise<void> {
  const desk = { cookie: await cookieFrom(url, "/staff/session", demo) };
  const body = { name: "Mia Lindenhof", email, language: "de" };
  expectSuccess(await wire.post("/staff/partners/demo/people", body, desk));
}

export const invitedTenant = { email: "invited@example.com", firstName: "Ada", lastName: "Weiß" };
export const inviter = "Hausverwaltung Lindenhof";

/** Invites a tenant by the API, as a partner's program does. */
export async function inviteByWire(
  wire: Wire,
  insuranceStart = inDays(10),
  changes: object = {},
): Promise<{ id: string; invitationUrl: string }> {
  const body = {
    tenant: invitedTenant,
    address: {
      street: "Torstraße",
      streetNumber: "12",
      zip: "10119",
      city: "Berlin",
      country: "de",
      unitName: "4. OG",
    },
    coldRentAmount: 500,
    rentDepositAmount: 1500,
    insuranceStart: `${insuranceStart}T00:00:00.000Z`,
    landlord: { email: "verwaltung@example.com", type: "property_manager", companyName: inviter },
    ...changes,
  };
  return expectSuccess(await wire.post("/partner/invitations", body, partnerKey));
}

/** Requests an invitation by the API, as a landlord without a partner account. */
export async function askToInvite(
  wire: Wire,
  landlordEmail: string,
  address: object = { street: "Torstraße", streetNumber: "12", zip: "10119", city: "Berlin", country: "de" },
  insuranceStart = inDays(10),
  tenant: object = invitedTenant,
): Promise<void> {
  const body = {
    tenant,
    address,
    coldRentAmount: 500,
    rentDepositAmount: 1500,
    insuranceStart: `${insuranceStart}T00:00:00.000Z`,
    landlord: { email: landlordEmail, type: "private", firstName: "Lena", lastName: "Lohmann" },
  };
  expectSuccess(await wire.post("/landlord/invitations", body));
}

/** A link signed by the demo partner, printed by the command. */
export async function sampleLink(url: string): Promise<string> {
  const command = fileURLToPath(new URL("../../apps/server/src/commands/partner.ts", import.meta.url));
  const env = { ...process.env, PUBLIC_URL: url };
  const { stdout } = await promisify(execFile)(process.execPath, [command, "sample-link"], { env });
  return stdout.trim();
}

/** Answers the questions of an invited tenant, up to the summary. */
export async function answerShortOnboarding(guest: Guest): Promise<void> {
  const at = onQuestion(guest);
  await at.heading("short.title");
  await at.choose("choices.salutation.MRS");
  await at.phone("fields.phone", "170 1234567");
  await at.date("fields.birthDate", "1990-02-28");
  await at.goOn();
  await at.heading("short.where");
  await at.address("Leopoldstraße", "7a", "80802", "München");
  await at.goOn();
  await at.heading("short.employment");
  await at.choose("choices.employmentStatus.EMPLOYED");
  await at.fill("fields.grossIncome", "42000");
  await at.goOn();
  await at.heading("summary.title");
}
