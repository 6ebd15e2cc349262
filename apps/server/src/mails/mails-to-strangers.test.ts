import {
  askToInvite,
  askToResume,
  askToWithdraw,
  mailContractDocuments,
  initTenant,
  saveLandlordDetails,
  saveName,
} from "@kautia/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeNamedApplication, tenantName } from "#testing/applications/answers.ts";
import { offer } from "#testing/applications/invitations.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { makeReadyToSign } from "#testing/policies/sign-policy.ts";
import { sentMails } from "#testing/people/mails.ts";
import { settle } from "#testing/server/settle.ts";

/** The number that production allows would take long. */
const firstMails = 20;
const hour = 3_600_000;
const server = await makeTestServer({
  settings: { NETWORK_FIRST_MAILS_PER_HOUR: String(firstMails) },
  config: { trustProxy: 1 },
});
afterAll(() => server.close());

let networks = 0;
const newNetwork = () => ({ "x-forwarded-for": `198.51.100.${++networks}` });
let strangers = 0;
const newStranger = () => `stranger-${++strangers}@example.com`;
type Answer = { status: number; problem: { errorCode: string } | null };
const outcome = ({ status, problem }: Answer) => [status, problem?.errorCode].filter(Boolean).join(" ");
const start = (from: Record<string, string>, email = newStranger()) =>
  server.call(saveName, { body: { ...tenantName, email } }, from);
const landlordAt = (email: string) => ({ email, type: "private" as const, firstName: "Otto", lastName: "Kern" });
const mailsDue = async (afterMinutes: number) => {
  server.clock.advance(afterMinutes * 60_000);
  await settle(server);
  return await sentMails(server);
};

test("one network can start only so many applications an hour, so it can mail no more strangers", async () => {
  const from = newNetwork();
  for (let count = 0; count < firstMails; count++) expect(outcome(await start(from))).toBe("200");
  const refused = await start(from);
  expect(outcome(refused)).toBe("429 RATE_LIMITED");
  expect(refused.headers["retry-after"]).toBe("3600");
  expect(outcome(await start(newNetwork()))).toBe("200");
  expect(new Set((await mailsDue(11)).map(({ to }) => to)).size).toBe(firstMails + 1);
  server.clock.advance(hour);
  expect(outcome(await start(from))).toBe("200");
});

describe("when a network has used its limit", () => {
  const from = newNetwork();
  let token: string;
  beforeAll(async () => {
    token = await makeNamedApplication(server, { email: "corrects@example.com" });
    for (let count = 0; count < firstMails; count++)
      await server.call(saveName, { body: { ...tenantName, token, email: newStranger() } }, from);
  });

  const name = (email: string) => ({ body: { ...tenantName, token, email } });
  const withdrawal = () => ({ contractNumber: "DE-0000-0000-0", email: newStranger(), name: "Jana" });
  test.each<[string, () => Promise<Answer>]>([
    ["an application", () => start(from)],
    ["an empty application", () => server.call(initTenant, {}, from)],
    ["a corrected address", () => server.call(saveName, name(newStranger()), from)],
    [
      "an invitation by a landlord",
      () => server.call(askToInvite, { body: { ...offer, landlord: landlordAt(newStranger()) } }, from),
    ],
    ["a withdrawal without login", () => server.call(askToWithdraw, { body: withdrawal() }, from)],
  ])("refuses %s", async (_, ask) => expect(outcome(await ask())).toBe("429 RATE_LIMITED"));

  test("an applicant there may still save another spelling of the same mailbox", async () => {
    const last = `stranger-${strangers}@example.com`;
    const own = await makeNamedApplication(server, { email: last });
    const body = { ...tenantName, token: own, email: last.replace("@", "+miete@").toUpperCase() };
    expect(outcome(await server.call(saveName, { body }, from))).toBe("200");
  });
});

describe("spellings of one mailbox together", () => {
  const spellings = [
    "ada.victim@gmail.com",
    "a.d.a.victim@gmail.com",
    "adavictim+1@googlemail.com",
    "ADAVICTIM@GoogleMail.com",
    "ａｄａvictim@gmail.com",
    "аdavictim@gmail.com",
    "adavictim@gmаil.com",
    "adavictim@xn--gmil-63d.com",
  ];

  test("get three mails a day before somebody follows a link", async () => {
    for (const tenantEmail of spellings) {
      const token = await makeReadyToSign(server, { tenantEmail });
      await server.call(mailContractDocuments, { params: { token } });
    }
    const toVictim = (await mailsDue(60)).filter(({ to }) => spellings.includes(to));
    expect(toVictim).toHaveLength(3);
  });

  test("get three links to continue an hour", async () => {
    const answers = [];
    for (const email of spellings) answers.push(outcome(await server.call(askToResume, { body: { email } })));
    expect(answers).toEqual([...Array(3).fill("200"), ...Array(spellings.length - 3).fill("429 RATE_LIMITED")]);
  });

  test.each(spellings)("are one person: a tenant cannot be their own landlord as %s", async (email) => {
    const token = await makeNamedApplication(server, { email: "adavictim@gmail.com" });
    const saved = await server.call(saveLandlordDetails, { body: { token, email, phone: null } });
    expect(outcome(saved)).toBe("409 EMAIL_ONBOARDING_MUST_BE_DIFFERENT");
    const invited = await server.call(askToInvite, {
      body: {
        ...offer,
        tenant: { ...offer.tenant, email: "adavictim@gmail.com" },
        landlord: landlordAt(email),
      },
    });
    expect(invited.problem?.data.fields).toMatchObject([
      { path: "landlord.email", errorCode: "EMAIL_ONBOARDING_MUST_BE_DIFFERENT" },
    ]);
  });
});

test("following a link from an address that only looks like another lifts no limit of the other", async () => {
  const to = "look.alike@example.com";
  const lookAlike = "lооk.alike@example.com";
  const mailDocuments = async (tenantEmail: string) => {
    const token = await makeReadyToSign(server, { tenantEmail });
    await server.call(mailContractDocuments, { params: { token } });
  };
  await mailDocuments(lookAlike);
  await mailsDue(1);
  const followed_at = server.deps.clock.now();
  await server.deps.db.updateTable("mail").set({ followed_at }).where("to_address", "=", lookAlike).execute();
  for (let count = 0; count < 5; count++) await mailDocuments(to);
  expect((await mailsDue(60)).filter((mail) => mail.to === to)).toHaveLength(2);
});
