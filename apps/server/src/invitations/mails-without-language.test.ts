import {
  acceptInvitation,
  askToInvite,
  askToWithdraw,
  initTenant,
  inviteTenant,
  inviteTenants,
  saveName,
} from "@kautia/contract";
import { afterAll, describe, expect, test } from "vitest";
import { findApplication } from "../application/index.ts";
import { offer } from "#testing/applications/invitations.ts";
import { makeTestPartner } from "#testing/people/partners.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { sentMails } from "#testing/people/mails.ts";
import { settle } from "#testing/server/settle.ts";

const server = await makeTestServer();
const key = await makeTestPartner(server, "kern");
afterAll(() => server.close());

/** Headers of programs, and of people whose language we do not have. */
const chosenNothing = [[""], ["*"], ["fr-FR,fr;q=0.9"]];
const offerTo = (email: string) => ({ ...offer, tenant: { ...offer.tenant, email } });
let count = 0;
const someone = () => `person${++count}@example.com`;

async function languageTo(email: string): Promise<string | undefined> {
  await settle(server);
  const [mail] = (await sentMails(server)).filter(({ to }) => to === email);
  return mail && /<html lang="(\w+)"/.exec(mail.html)?.[1];
}

describe.each(chosenNothing)("to a home in Germany, asked for with the languages '%s'", (languages) => {
  const headers = { "accept-language": languages };

  test("a partner's invitation is in German", async () => {
    const [item, another] = [someone(), someone()];
    await server.call(inviteTenant, { body: offerTo(item) }, { ...key, ...headers });
    await server.call(inviteTenants, { body: { invitations: [offerTo(another)] } }, { ...key, ...headers });
    expect([await languageTo(item), await languageTo(another)]).toEqual(["de", "de"]);
  });

  test("a landlord's confirmation is in German", async () => {
    const email = someone();
    const landlord = { email, type: "private", firstName: "Lena", lastName: "Lohmann" } as const;
    await server.call(askToInvite, { body: { ...offerTo(someone()), landlord } }, headers);
    expect(await languageTo(email)).toBe("de");
  });

  test("the mails of an application are in German", async () => {
    const name = { firstName: "Ada", lastName: "Weiß", email: someone(), salutation: null, phone: null };
    const { body } = await server.call(saveName, { body: name }, headers);
    const { body: empty } = await server.call(initTenant, { query: {} }, headers);
    for (const token of [body?.token, empty?.token])
      expect(await findApplication(server.deps, token ?? "")).toMatchObject({ locale: "de-DE", language: "de" });
  });

  test("the receipt of a withdrawal is in German", async () => {
    const email = someone();
    const body = { contractNumber: "AT-7K4M-Q2XD-6", email, name: "Ada Weiß" };
    await server.call(askToWithdraw, { body }, headers);
    expect(await languageTo(email)).toBe("de");
  });
});

test("a partner that asks in English has its tenants invited in English", async () => {
  const email = someone();
  await server.call(inviteTenant, { body: offerTo(email) }, { ...key, "accept-language": "en" });
  expect(await languageTo(email)).toBe("en");
});

test("an invited tenant without a language has an application in the language of the home's country", async () => {
  const { body } = await server.call(inviteTenant, { body: offerTo(someone()) }, key);
  const params = { id: body?.id ?? "" };
  await server.call(acceptInvitation, { params }, { "accept-language": "" });
  const made = await server.deps.db
    .selectFrom("application")
    .innerJoin("invitation", "invitation.ref_id", "application.ref_id")
    .select("application.locale")
    .where("invitation.public_id", "=", body?.publicId ?? "")
    .executeTakeFirst();
  expect(made?.locale).toBe("de-DE");
});
