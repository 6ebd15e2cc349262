import { asStaff, logInAsStaff, openCase } from "../staff.ts";
import { byMouse } from "../input-method.ts";
import { mailedLink } from "../mailbox.ts";
import { anotherPerson, signByApi, expectSuccess, apply, refIdOf } from "../tenant-by-api.ts";
import { cookieFrom } from "../account.ts";
import { codeNow, underwriter } from "./underwriter.ts";
import { type PageCase, type ProgramCase, type Stage } from "./error-case.ts";

// Errors that staff see at the desk.

const underwriters = new Map<string, Promise<string>>();

/** The underwriter's session. It is created once, because a one-time code is valid for one login. */
async function asUnderwriter({ api, url }: Pick<Stage, "api" | "url">): Promise<{ cookie: string }> {
  const logIn = async () => {
    const { secret } = expectSuccess(await api.post("/staff/session", underwriter));
    return cookieFrom(url, "/staff/session", { ...underwriter, code: codeNow(secret) });
  };
  const session = underwriters.get(url) ?? logIn();
  underwriters.set(url, session);
  return { cookie: await session };
}

/** Creates a case, and a function by which a colleague accepts it. */
async function makeCase({ api, url }: Pick<Stage, "api" | "url">) {
  const { email, landlordEmail } = anotherPerson();
  const token = await apply(api, { email, landlordEmail, lastName: "Manual" });
  const staff = await asUnderwriter({ api, url });
  const refId = await refIdOf(api, token);
  const { decisionId } = expectSuccess(await api.get(`/staff/applications/${refId}`, staff));
  const accept = () => api.post(`/staff/applications/${refId}/accept`, { decisionId }, staff);
  const take = async () => {
    const { person } = expectSuccess(await api.get("/staff/session", staff));
    return api.post(`/staff/assignments/CASE/${refId}`, { to: person.id, seen: null }, staff);
  };
  return { token, email, refId, accept, take };
}

/** Accepts a case, and returns a function that asks to refuse it after all. */
async function makeWronglyAccepted(stage: Pick<Stage, "api" | "url">) {
  const { refId, accept } = await makeCase(stage);
  expectSuccess(await accept());
  const staff = await asUnderwriter(stage);
  const { decisionId } = expectSuccess(await stage.api.get(`/staff/applications/${refId}`, staff));
  const correction = { decisionId, outcome: "REFUSED", note: "Das war unser Fehler.", reason: "Der Nachweis fehlt." };
  const reopen = (by: { cookie: string }) => stage.api.post(`/staff/applications/${refId}/reopen`, correction, by);
  return { staff, reopen };
}

type Case = Awaited<ReturnType<typeof makeCase>>;

/** Opens a new case on its page. */
async function openNewCase(stage: Stage): Promise<Case> {
  const { page, words, language, open } = stage;
  const person = { page, words, language, input: byMouse() };
  const of = await makeCase(stage);
  await open("/staff");
  await logInAsStaff(person);
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

export const staffCases = {
  STAFF_CODE_WRONG: {
    how: "An underwriter mistypes the one-time code",
    found: "server",
    async meet({ open, field, press, api, url }) {
      // Wrong codes delay the next login of the same person, so the session that other cases share must exist before.
      await asUnderwriter({ api, url });
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
    meet: async ({ api, url }) => api.get("/staff/partners", await asUnderwriter({ api, url })),
  },
  CASE_UNKNOWN: {
    how: "A staff member opens a case with a letter missing in its refId",
    found: "program",
    meet: async ({ api, url }) => api.get(`/staff/applications/${"0".repeat(23)}`, await asStaff(url)),
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
        return expectSuccess(await stage.api.post("/onboarding/tenant/employment-status", answer));
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
      const { reopen, staff } = await makeWronglyAccepted(stage);
      await reopen(staff);
      const { rows } = expectSuccess(await stage.api.get("/staff/approvals", staff));
      return stage.api.post(`/staff/approvals/${rows.at(-1)?.id}/approve`, undefined, staff);
    },
  },
  APPROVAL_OPEN: {
    how: "A staff member asks for a correction that a colleague has asked for",
    found: "program",
    async meet(stage) {
      const { reopen, staff } = await makeWronglyAccepted(stage);
      await reopen(staff);
      return reopen(await asStaff(stage.url));
    },
  },
  EMAIL_TAKEN: {
    how: "A staff member gives a tenant the email address of another tenant",
    found: "program",
    async meet({ api, url }) {
      const [one, other] = [await signByApi(api), await signByApi(api)];
      const detail = { field: "EMAIL", value: other.tenant.email };
      const staff = await asStaff(url);
      return api.post(`/staff/policies/${one.refId}/contact`, { party: "TENANT", detail }, staff);
    },
  },
  MAIL_UNKNOWN: {
    how: "A staff member resends a mail that does not exist",
    found: "program",
    meet: async ({ api, url }) =>
      api.post(`/staff/mails/${crypto.randomUUID()}/send-again`, undefined, await asStaff(url)),
  },
  MAIL_NOT_REFUSED: {
    how: "A staff member resends a mail that has been sent meanwhile",
    found: "program",
    async meet({ api, url }) {
      const { tenant } = await signByApi(api);
      await mailedLink(api, tenant.email, "new-password");
      const mail = (await api.mails()).find(({ to }) => to.includes(tenant.email));
      return api.post(`/staff/mails/${mail?.id}/send-again`, undefined, await asStaff(url));
    },
  },
} satisfies Record<string, PageCase | ProgramCase>;
