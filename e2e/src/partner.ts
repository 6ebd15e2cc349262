import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { cookieFrom } from "./account.ts";
import { demo } from "./staff.ts";
import { mailedLink } from "./mailbox.ts";
import { berlin, expectSuccess, inDays, munich } from "./tenant-by-api.ts";
import { type User, onQuestion } from "./tenant-in-browser.ts";
import type { ApiClient } from "./api-client.ts";

/** The demo partner, created at the first start outside production. */
export const partnerKey = { Authorization: "Bearer demo-partner-key" };

/** Adds a person to the demo partner at the desk, and logs in as that person. Returns the session cookie. */
export async function logInAsPartner(url: string, api: ApiClient, email = "mia@example.com"): Promise<string> {
  await addToPartner(url, api, email);
  expectSuccess(await api.post("/partner/session/link", { email }));
  const token = new URL(await mailedLink(api, email, "partner/login?token=")).searchParams.get("token");
  return cookieFrom(url, "/partner/session", { token });
}

export async function addToPartner(url: string, api: ApiClient, email: string): Promise<void> {
  const staff = { cookie: await cookieFrom(url, "/staff/session", demo) };
  const body = { name: "Mia Lindenhof", email, language: "de" };
  expectSuccess(await api.post("/staff/partners/demo/people", body, staff));
}

export const invitedTenant = { email: "invited@example.com", firstName: "Ada", lastName: "Weiß" };
export const inviter = "Hausverwaltung Lindenhof";

/** Invites a tenant by the API, as a partner's program does. */
export async function inviteByApi(
  api: ApiClient,
  insuranceStart = inDays(10),
  changes: object = {},
): Promise<{ id: string; invitationUrl: string }> {
  const body = {
    tenant: invitedTenant,
    address: { ...berlin, unitName: "4. OG" },
    coldRentAmount: 500,
    rentDepositAmount: 1500,
    insuranceStart: `${insuranceStart}T00:00:00.000Z`,
    landlord: { email: "verwaltung@example.com", type: "property_manager", companyName: inviter },
    ...changes,
  };
  return expectSuccess(await api.post("/partner/invitations", body, partnerKey));
}

/** Opens an invitation as its tenant: by default a new one. Returns the token. */
export async function acceptInvitation(api: ApiClient, id?: string): Promise<string> {
  const invited = id ?? (await inviteByApi(api)).id;
  return expectSuccess(await api.post(`/onboarding/tenant/invitation/${invited}/accept`)).token;
}

/** Answers what the invitation does not contain. */
export async function completeInvited(api: ApiClient, token: string, changes: object = {}): Promise<void> {
  const details = {
    language: "de",
    salutation: "MRS",
    phone: { dialCode: "+49", number: "170 1234567" },
    birthDate: "1990-02-28",
    nationality: "DE",
    address: { address: munich },
    employmentStatus: "EMPLOYED",
    grossIncome: 42_000,
    newsAgreement: false,
    ...changes,
  };
  expectSuccess(await api.post("/onboarding/tenant/invitation-details", { token, ...details }));
}

/** Requests an invitation by the API, as a landlord without a partner account. */
export async function askToInvite(
  api: ApiClient,
  landlordEmail: string,
  address: object = berlin,
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
  expectSuccess(await api.post("/landlord/invitations", body));
}

/** A link signed by the demo partner, printed by the command. */
export async function sampleLink(url: string): Promise<string> {
  const command = fileURLToPath(new URL("../../apps/server/src/commands/partner.ts", import.meta.url));
  const env = { ...process.env, PUBLIC_URL: url };
  const { stdout } = await promisify(execFile)(process.execPath, [command, "sample-link"], { env });
  return stdout.trim();
}

/** Answers the questions of an invited tenant, up to the summary. */
export async function answerShortOnboarding(user: User): Promise<void> {
  const at = onQuestion(user);
  await at.heading("short.title");
  await at.choose("choices.salutation.MRS");
  await at.phone("fields.phone", "170 1234567");
  await at.date("fields.birthDate", "1990-02-28");
  // Asked if a property manager invites, who usually is not the landlord.
  const { page, words } = user;
  for (const lease of await page.getByRole("textbox", { name: words("fields.beneficiaryInfo") }).all())
    await lease.fill("Erbengemeinschaft Weiß");
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
