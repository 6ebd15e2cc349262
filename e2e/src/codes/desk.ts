import { apply, logInAtDesk, openCase } from "../desk.ts";
import { mouseHand } from "../hand.ts";
import { mailedLink } from "../mailbox.ts";
import { anotherPerson, signByWire, expectSuccess } from "../tenant-by-wire.ts";
import { cookieFrom } from "./cookie-from.ts";
import { codeNow, underwriter } from "./underwriter.ts";
import { type PageCase, type ProgramCase, type Stage } from "./error-case.ts";

// Errors that staff see at the desk.

export const demo = { email: "staff@example.com", password: "Staff-Demo-1!" };

export async function atDesk(url: string): Promise<{ Cookie: string }> {
  return { Cookie: await cookieFrom(url, "/staff/session", demo) };
}

const underwriters = new Map<string, Promise<string>>();

/** The underwriter's session. It is created once, because a one-time code is valid for one login. */
async function asUnderwriter({ wire, url }: Pick<Stage, "wire" | "url">): Promise<{ Cookie: string }> {
  const logIn = async () => {
    const { secret } = expectSuccess(await wire.post("/staff/session", underwriter));
    return cookieFrom(url, "/staff/session", { ...underwriter, code: codeNow(secret) });
  };
  const session = underwriters.get(url) ?? logIn();
  underwriters.set(url, session);
  return { Cookie: await session };
}

/** Creates a case, and a function by which a colleague accepts it. */
async function makeCase({ wire, url }: Pick<Stage, "wire" | "url">) {
  const { email, landlordEmail } = anotherPerson();
  const token = await apply(wire, { email, landlordEmail, lastName: "Manual" });
  const desk = await asUnderwriter({ wire, url });
  const { refId } = expectSuccess(await wire.get(`/onboarding/tenant/${token}`));
  const { decisionId } = expectSuccess(await wire.get(`/staff/applications/${refId}`, desk));
  const accept = () => wire.post(`/staff/applications/${refId}/accept`, { decisionId }, desk);
  const take = async () => {
    const { person } = expectSuccess(await wire.get("/staff/session", desk));
    return wire.post(`/staff/assignments/CASE/${refId}`, { to: person.id, seen: null }, desk);
  };
  return { token, email, refId, accept, take };
}

/** Accepts a case, and returns a function that asks to refuse it after all. */
async function makeWronglyAccepted(stage: Pick<Stage, "wire" | "url">) {
  const { refId, accept } = await makeCase(stage);
  expectSuccess(await accept());
  const desk = await asUnderwriter(stage);
  const { decisionId } = expectSuccess(await stage.wire.get(`/staff/applications/${refId}`, desk));
  const correction = { decisionId, outcome: "REFUSED", note: "Das war unser Fehler.", reason: "Der Nachweis fehlt." };
  const reopen = (by: { Cookie: string }) => stage.wire.post(`/staff/applications/${refId}/reopen`, correction, by);
  return { desk, reopen };
}

type Case = Awaited<ReturnType<typeof makeCase>>;

/** Opens a new case on its page. */
async function openNewCase(stage: Stage): Promise<Case> {
  const { page, words, language, open } = stage;
  const person = { page, words, language, hand: mouseHand() };
  const of = await makeCase(stage);
  await open("/staff");
  await logInAtDesk(person);
  await openCase(person, of.email);
  return of;
}

/** Accepts a case on the page after `meanwhile` has changed it. */
async function acceptTooLate(stage: Stage, meanwhile: (of: Case) => Promise<unknown>) {
  const { page, press, words } = stage;
  const of = await openNewCase(stage);
  await page.getByRole("link", { name: words("staff.act.accept"), exact: true }).click();
  await page.getByRole("button", { name: words("staff.act.acceptGo") }).waitFor();
  await meanwhile(of);
  await press("staff.act.acceptGo");
}

export const deskCases = {
  STAFF_CODE_WRONG: {
    how: "An underwriter mistypes the one-time code",
    found: "server",
    async meet({ open, field, press, wire, url }) {
      // Wrong codes delay the next login of the same person, so the session that other cases share must exist before.
      await asUnderwriter({ wire, url });
      await open("/staff");
      await field("staff.email").fill(underwriter.email);
      await field("staff.password").fill(underwriter.password);
      await press("staff.logIn");
      await field("staff.code").fill("12345");
      await press("staff.logIn");
    },
  },
  STAFF_ROLE_REQUIRED: {
    how: "An underwriter requests the list of partners, which is for administrators",
    found: "program",
    meet: async ({ wire, url }) => wire.get("/staff/partners", await asUnderwriter({ wire, url })),
  },
  CASE_UNKNOWN: {
    how: "A staff member opens a case with a letter missing in its refId",
    found: "program",
    meet: async ({ wire, url }) => wire.get(`/staff/applications/${"0".repeat(23)}`, await atDesk(url)),
  },
  CASE_DECIDED: {
    how: "Two staff members decide the same case",
    found: "server",
    values: (language) => ({
      by: "Uwe",
      on: new Intl.DateTimeFormat(language === "de" ? "de" : "en-GB", {
        dateStyle: "long",
        timeZone: "Europe/Berlin",
      }).format(),
    }),
    meet: (stage) => acceptTooLate(stage, async ({ accept }) => expectSuccess(await accept())),
  },
  CASE_CHANGED: {
    how: "The tenant changes an answer while a staff member decides",
    found: "server",
    meet: (stage) =>
      acceptTooLate(stage, async ({ token }) => {
        const answer = { token, employmentStatus: "RETIRED", grossIncome: 30_000 };
        return expectSuccess(await stage.wire.post("/onboarding/tenant/employment-status", answer));
      }),
  },
  WORK_TAKEN: {
    how: "Two staff members take the same case",
    found: "server",
    values: { by: "Uwe" },
    async meet(stage) {
      const { take } = await openNewCase(stage);
      expectSuccess(await take());
      await stage.press("staff.assigned.take");
    },
  },
  SECOND_PERSON_REQUIRED: {
    how: "A staff member approves what they have asked for themselves",
    found: "program",
    async meet(stage) {
      const { reopen, desk } = await makeWronglyAccepted(stage);
      await reopen(desk);
      const { rows } = expectSuccess(await stage.wire.get("/staff/approvals", desk));
      return stage.wire.post(`/staff/approvals/${rows.at(-1)?.id}/approve`, undefined, desk);
    },
  },
  APPROVAL_OPEN: {
    how: "A staff member asks for a correction that a colleague has asked for",
    found: "program",
    async meet(stage) {
      const { reopen, desk } = await makeWronglyAccepted(stage);
      await reopen(desk);
      return reopen(await atDesk(stage.url));
    },
  },
  EMAIL_TAKEN: {
    how: "A staff member gives a tenant the email address of another tenant",
    found: "program",
    async meet({ wire, url }) {
      const [one, other] = [await signByWire(wire), await signByWire(wire)];
      const detail = { field: "EMAIL", value: other.tenant.email };
      const desk = await atDesk(url);
      return wire.post(`/staff/policies/${one.refId}/contact`, { party: "TENANT", detail }, desk);
    },
  },
  MAIL_UNKNOWN: {
    how: "A staff member resends a mail that does not exist",
    found: "program",
    meet: async ({ wire, url }) =>
      wire.post(`/staff/mails/${crypto.randomUUID()}/send-again`, undefined, await atDesk(url)),
  },
  MAIL_NOT_REFUSED: {
    how: "A staff member resends a mail that has been sent meanwhile",
    found: "program",
    async meet({ wire, url }) {
      const { tenant } = await signByWire(wire);
      await mailedLink(wire, tenant.email, "new-password");
      const mail = (await wire.mails()).find(({ to }) => to.includes(tenant.email));
      return wire.post(`/staff/mails/${mail?.id}/send-again`, undefined, await atDesk(url));
    },
  },
} satisfies Record<string, PageCase | ProgramCase>;
