import { apply, logInAtDesk, openCase } from "../desk.ts";
import { mouseHand } from "../hand.ts";
import { mailedLink } from "../mailbox.ts";
import { anotherPerson, signByWire, taken } from "../tenant-by-wire.ts";
import { cookieFrom } from "./cookie-from.ts";
import { codeNow, underwriter } from "./underwriter.ts";
import { type PageWay, type ProgramWay, type Stage } from "./way.ts";

// Errors that staff see at the desk.

export const demo = { email: "staff@example.com", password: "Staff-Demo-1!" };

async function atDesk(url: string): Promise<{ Cookie: string }> {
  return { Cookie: await cookieFrom(url, "/staff/session", demo) };
}

const underwriters = new Map<string, Promise<string>>();

/** The underwriter's session. It is created once, because a one-time code is valid for one login. */
async function asUnderwriter({ wire, url }: Pick<Stage, "wire" | "url">): Promise<{ Cookie: string }> {
  const logIn = async () => {
    const { secret } = taken(await wire.post("/staff/session", underwriter));
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
  const { refId } = taken(await wire.get(`/onboarding/tenant/${token}`));
  const { decisionId } = taken(await wire.get(`/staff/applications/${refId}`, desk));
  const accept = () => wire.post(`/staff/applications/${refId}/accept`, { decisionId }, desk);
  return { token, email, accept };
}

/** Accepts a case on the page after `meanwhile` has changed it. */
async function acceptTooLate(stage: Stage, meanwhile: (of: Awaited<ReturnType<typeof makeCase>>) => Promise<unknown>) {
  const { page, words, language, open, press } = stage;
  const person = { page, words, language, hand: mouseHand() };
  const of = await makeCase(stage);
  await open("/staff");
  await logInAtDesk(person);
  await openCase(person, of.email);
  await press("staff.act.accept");
  await meanwhile(of);
  await press("staff.act.acceptGo");
}

export const deskWays = {
  STAFF_CODE_WRONG: {
    how: "An underwriter mistypes the one-time code",
    found: "server",
    async meet({ open, field, press }) {
      await open("/staff");
      await field("staff.email").fill(underwriter.email);
      await field("staff.password").fill(underwriter.password);
      await press("staff.logIn");
      await field("staff.code").fill("12345");
      await press("staff.logIn");
    },
  },
  STAFF_ROLE_REQUIRED: {
    how: "An underwriter asks for the list of partners, which is the administrators'",
    found: "program",
    meet: async ({ wire, url }) => wire.get("/staff/partners", await asUnderwriter({ wire, url })),
  },
  CASE_UNKNOWN: {
    how: "Somebody at the desk opens an application by a refId with a letter lost",
    found: "program",
    meet: async ({ wire, url }) => wire.get(`/staff/applications/${"0".repeat(23)}`, await atDesk(url)),
  },
  CASE_DECIDED: {
    how: "Two people at the desk decide the same application",
    found: "server",
    values: (language) => ({
      by: "Uwe",
      on: new Intl.DateTimeFormat(language === "de" ? "de" : "en-GB", {
        dateStyle: "long",
        timeZone: "Europe/Berlin",
      }).format(),
    }),
    meet: (stage) => acceptTooLate(stage, async ({ accept }) => taken(await accept())),
  },
  CASE_CHANGED: {
    how: "The tenant changes an answer while somebody at the desk decides",
    found: "server",
    meet: (stage) =>
      acceptTooLate(stage, async ({ token }) => {
        const answer = { token, employmentStatus: "RETIRED", grossIncome: 30_000 };
        return taken(await stage.wire.post("/onboarding/tenant/employment-status", answer));
      }),
  },
  MAIL_UNKNOWN: {
    how: "Somebody at the desk sends a mail again that does not exist",
    found: "program",
    meet: async ({ wire, url }) =>
      wire.post(`/staff/mails/${crypto.randomUUID()}/send-again`, undefined, await atDesk(url)),
  },
  MAIL_NOT_REFUSED: {
    how: "Somebody at the desk sends a mail again that has arrived meanwhile",
    found: "program",
    async meet({ wire, url }) {
      const { tenant } = await signByWire(wire);
      await mailedLink(wire, tenant.email, "new-password");
      const mail = (await wire.mails()).find(({ to }) => to.includes(tenant.email));
      return wire.post(`/staff/mails/${mail?.id}/send-again`, undefined, await atDesk(url));
    },
  },
} satisfies Record<string, PageWay | ProgramWay>;
