import { mailedLink } from "../mailbox.ts";
import { answerQuestions, signByWire, taken } from "../tenant-by-wire.ts";
import type { Wire } from "../wire.ts";
import { cookieFrom } from "./cookie-from.ts";
import { codeNow, underwriter } from "./underwriter.ts";
import { anotherPerson, type ProgramWay } from "./way.ts";

/** What the insurer's own people come by. */

const demo = { email: "staff@example.com", password: "Staff-Demo-1!" };

async function atDesk(url: string): Promise<{ Cookie: string }> {
  return { Cookie: await cookieFrom(url, "/staff/session", demo) };
}

/** An application that waits for a person. */
async function waiting(wire: Wire, desk: { Cookie: string }) {
  const token = await answerQuestions(wire, { ...anotherPerson(), lastName: "Manual" });
  const consents = { termsAndPrivacy: true, initialInformation: true };
  taken(await wire.post("/onboarding/tenant/summary", { token, consents }));
  taken(await wire.get(`/onboarding/tenant/risk?token=${token}&successful=true`));
  const { refId } = taken(await wire.get(`/onboarding/tenant/${token}`));
  const { decisionId } = taken(await wire.get(`/staff/applications/${refId}`, desk));
  return { token, accept: () => wire.post(`/staff/applications/${refId}/accept`, { decisionId }, desk) };
}

export const deskWays = {
  STAFF_CODE_WRONG: {
    how: "An underwriter mistypes the one-time code",
    found: "program",
    async meet({ wire }) {
      const { secret } = taken(await wire.post("/staff/session", underwriter));
      const wrong = String((Number(codeNow(secret)) + 500_000) % 1_000_000).padStart(6, "0");
      return wire.post("/staff/session", { ...underwriter, code: wrong });
    },
  },
  STAFF_ROLE_REQUIRED: {
    how: "An underwriter asks for the list of partners, which is the administrators'",
    found: "program",
    async meet({ wire, url }) {
      const { secret } = taken(await wire.post("/staff/session", underwriter));
      const Cookie = await cookieFrom(url, "/staff/session", { ...underwriter, code: codeNow(secret) });
      return wire.get("/staff/partners", { Cookie });
    },
  },
  CASE_UNKNOWN: {
    how: "Somebody at the desk opens an application by a refId with a letter lost",
    found: "program",
    meet: async ({ wire, url }) => wire.get(`/staff/applications/${"0".repeat(23)}`, await atDesk(url)),
  },
  CASE_DECIDED: {
    how: "Two people at the desk decide the same application",
    found: "program",
    async meet({ wire, url }) {
      const { accept } = await waiting(wire, await atDesk(url));
      taken(await accept());
      return accept();
    },
  },
  CASE_CHANGED: {
    how: "The tenant changes an answer while somebody at the desk decides",
    found: "program",
    async meet({ wire, url }) {
      const { token, accept } = await waiting(wire, await atDesk(url));
      taken(
        await wire.post("/onboarding/tenant/employment-status", {
          token,
          employmentStatus: "RETIRED",
          grossIncome: 30_000,
        }),
      );
      return accept();
    },
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
      const { tenant } = await signByWire(wire, anotherPerson());
      await mailedLink(wire, tenant.email, "new-password");
      const mail = (await wire.mails()).find(({ to }) => to.includes(tenant.email));
      return wire.post(`/staff/mails/${mail?.id}/send-again`, undefined, await atDesk(url));
    },
  },
} satisfies Record<string, ProgramWay>;
