import {
  addWebhook,
  askAmendmentAsLandlord,
  askAsLandlord,
  assignWork,
  type Call,
  getPolicy,
  listSessions,
  reportClaim,
  timestampOfDate,
} from "@kautia/contract";
import { addPasskeyFrom, openSession, setPassword } from "./accounts.ts";
import { makeAuthenticator } from "./authenticator.ts";
import { makeInvitation } from "../applications/invitations.ts";
import type { TestServer } from "../server/make-test-server.ts";
import { addTestPerson, logInAsPerson, makeTestPartner } from "./partners.ts";
import { makePartnerPolicy } from "../policies/partner-policy.ts";
import { acceptSigned, makeSigned, readLandlordToken, runUntil } from "../policies/sign-policy.ts";
import { addColleague, logInAsStaff, openStaffSession } from "./staff.ts";
import { applyAsStudent, upload } from "../applications/uploads.ts";

/** A client with a secret, which it sends in every place where a secret is read. */
export interface Caller {
  token: string;
  login: string;
  ip: string;
  headers: Record<string, string>;
}

export interface AdaData {
  email: string;
  token: string;
  /** Not the application of her policy. */
  applicationRefId: string;
  policyRefId: string;
  claimId: string;
  documentId: string;
  mailId: string;
  questionId: string;
  /** A change that her landlord asked for, and that waits for a new landlord. */
  amendmentId: string;
  sessionId: string;
  passkeyId: string;
  invitationId: string;
  /** A colleague who uses the page of her partner. */
  personId: string;
  webhookId: string;
  /** Texts that only she and the intended callers may receive. */
  secrets: string[];
}

export interface Callers {
  ada: AdaData;
  others: Record<
    | "nobody"
    | "another tenant"
    | "the landlord"
    | "another partner"
    | "another partner's person"
    | keyof Callers["asStaff"],
    Caller
  >;
  /** The same people as in `others`, in sessions of their own. */
  asStaff: Record<"an underwriter" | "the handler" | "an administrator", Caller>;
  own: Record<Exclude<Call["access"], "public">, Caller>;
}

const email = "geheim-ada@example.com";
const landlordEmail = "vermieter-ada@example.com";
const ringbahn = { street: "Ringbahn", streetNumber: "1", zip: "10119", city: "Berlin" };

export async function makeCallers(server: TestServer): Promise<Callers> {
  const partner = await makeTestPartner(server, "one");
  const policy = await makePartnerPolicy(server, partner, {
    tenant: { email, firstName: "Ada", lastName: "Geheim" },
    address: { ...ringbahn, country: "de" },
    insuranceStart: timestampOfDate("2027-02-01"),
    landlord: { email: landlordEmail, type: "property_manager", companyName: "Hausverwaltung Kern" },
  });
  await acceptSigned(server, landlordEmail);
  await setPassword(server, email);
  await makeSigned(server, { tenantEmail: "eve@example.com", address: { ...ringbahn, streetNumber: "2" } });
  await setPassword(server, "eve@example.com");
  const landlordToken = await readLandlordToken(server, landlordEmail);
  await runUntil(server, "2027-02-02T10:00:00.000Z");
  const claim = { items: [{ amount: 100, description: "geheimer Schaden" }] };
  await server.call(reportClaim, { params: { token: landlordToken }, body: claim });
  await server.call(askAsLandlord, { params: { token: landlordToken }, body: { message: "geheime Frage" } });
  const change = { kind: "NEW_LANDLORD" as const, name: "Geheime Erbin", email: "erbin@example.com", address: null };
  await server.call(askAmendmentAsLandlord, { params: { token: landlordToken }, body: { change } });
  const adasSession = await openSession(server, email);
  await openSession(server, email);
  const { body: listed } = await server.call(listSessions, {}, adasSession);
  const device = makeAuthenticator(server.deps.config.publicUrl);
  const { id: passkeyId } = await addPasskeyFrom(server, adasSession, device);
  const evesSession = await openSession(server, "eve@example.com");
  const viewed = await server.call(getPolicy, { params: { refId: policy.refId } }, adasSession);
  const open = await applyAsStudent(server, { email, lastName: "Manual" });
  const { document } = await upload(server, open.refId, { token: open.token, fileName: "geheim.pdf" });
  const eve = await applyAsStudent(server, { email: "eve@example.com" });
  const other = await makeTestPartner(server, "two");
  const staff = await logInAsStaff(server);
  const mia = await addTestPerson(server, "one", staff, "geheim-mia@example.com");
  const partnersPerson = await logInAsPerson(server, (await addTestPerson(server, "one", staff)).email);
  const othersPerson = await logInAsPerson(server, (await addTestPerson(server, "two", staff)).email);
  const claimId = viewed.body?.claims[0]?.id ?? "none";
  const underwriter = await addColleague(server, { name: "Ute", role: "underwriter" });
  const handler = await addColleague(server, { name: "Hans", role: "underwriter" });
  for (const work of [
    { kind: "case", id: open.refId },
    { kind: "claim", id: claimId },
  ])
    await server.call(assignWork, { params: work, body: { to: handler, seen: null } }, staff);
  const questions = server.deps.db.selectFrom("landlord_question").select("id");
  const { id: questionId } = await questions.executeTakeFirstOrThrow();
  const { id: mailId } = await server.deps.db.selectFrom("mail").select("id").limit(1).executeTakeFirstOrThrow();
  return {
    ada: {
      email,
      token: open.token,
      applicationRefId: open.refId,
      policyRefId: policy.refId,
      claimId,
      documentId: document?.id ?? "none",
      mailId,
      questionId,
      amendmentId: viewed.body?.amendments[0]?.id ?? "none",
      sessionId: listed?.sessions.find(({ isThis }) => !isThis)?.id ?? "none",
      passkeyId,
      webhookId: await makeWebhook(server, partner),
      invitationId: await makeInvitation(server, partner, { tenant: { email: "geheim-gast@example.com" } }),
      personId: mia.id,
      secrets: [
        email,
        "Geheim",
        mia.email,
        "geheim.pdf",
        "geheimer Schaden",
        "geheime Frage",
        "geheim-gast",
        open.token,
      ],
    },
    others: {
      nobody: caller("nobody", "0".repeat(32), {}),
      "another tenant": caller("eve", eve.token, evesSession),
      "the landlord": caller("otto", landlordToken, everywhere(landlordToken)),
      "another partner": caller("partner", "1".repeat(32), { ...everywhere("1".repeat(32)), ...other }),
      "another partner's person": caller("person", "2".repeat(32), othersPerson),
      "an underwriter": staffCaller("ute", await openStaffSession(server, underwriter)),
      "the handler": staffCaller("hans", await openStaffSession(server, handler)),
      "an administrator": staffCaller("desk", staff),
    },
    asStaff: {
      "an underwriter": caller("ute", "0".repeat(32), await openStaffSession(server, underwriter)),
      "the handler": caller("hans", "0".repeat(32), await openStaffSession(server, handler)),
      "an administrator": caller("desk", "0".repeat(32), await logInAsStaff(server)),
    },
    own: {
      tenant: caller("ada", open.token, {}),
      session: caller("ada", "0".repeat(32), adasSession),
      landlord: caller("otto", landlordToken, {}),
      partner: caller("partner", "0".repeat(32), partner),
      "partner-person": caller("person", "0".repeat(32), partnersPerson),
      staff: caller("desk", "0".repeat(32), await logInAsStaff(server)),
      administrator: caller("desk", "0".repeat(32), await logInAsStaff(server)),
    },
  };
}

let count = 0;
function caller(name: string, token: string, headers: Record<string, string>): Caller {
  return { token, login: `${name}-login@example.com`, ip: `192.0.2.${++count}`, headers };
}

function staffCaller(name: string, session: { cookie: string }): Caller {
  const secret = secretOf(session);
  return caller(name, secret, { cookie: `${everywhere(secret).cookie}; ${session.cookie}` });
}

function secretOf({ cookie }: { cookie: string }): string {
  return cookie.split("=")[1] ?? "";
}

function everywhere(secret: string) {
  return {
    cookie: `session=${secret}; staff-session=${secret}; partner-session=${secret}; token=${secret}`,
    authorization: `Bearer ${secret}`,
  };
}

async function makeWebhook({ call }: TestServer, key: { authorization: string }): Promise<string> {
  const added = await call(addWebhook, { body: { url: "https://hooks.example.com/geheim" } }, key);
  return added.body?.id ?? "";
}
