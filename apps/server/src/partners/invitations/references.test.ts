import {
  acceptInvitation,
  checkInvitations,
  getInvitation,
  getTenant,
  inviteTenant,
  type InvitationView,
  initTenant,
  listInvitations,
  withdrawInvitation,
} from "@kautia/contract";
import { afterAll, expect, test } from "vitest";
import { offer, type Offer } from "#testing/applications/invitations.ts";
import { makeTestPartner } from "#testing/people/partners.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { makeDemoPartner, signDemoOffer } from "../demo-partner.ts";
import { makeKey } from "../keys.ts";

const server = await makeTestServer();
const key = await makeTestPartner(server, "kern");
const other = await makeTestPartner(server, "other");
afterAll(() => server.close());

async function invite(changes: Partial<Offer>, by = key): Promise<InvitationView> {
  const { body, problem } = await server.call(inviteTenant, { body: { ...offer, ...changes } }, by);
  if (!body) throw new Error(JSON.stringify(problem));
  return body;
}
const countMails = async () => (await server.deps.db.selectFrom("mail").select("id").execute()).length;

test("a repeated reference returns the first invitation, even for another tenant, and mails nothing", async () => {
  const first = await invite({ reference: "B-12/3" });
  const mails = await countMails();
  const again = await invite({ reference: " B-12/3 ", tenant: { email: "somebody@example.com" } });
  expect(again).toEqual(first);
  expect(first).toMatchObject({ reference: "B-12/3", status: "OPEN", tenantEmail: offer.tenant.email });
  expect(first.invitationUrl).toContain(`?invitation-token=${first.id}`);
  expect(await countMails()).toBe(mails);
});

test("shows the link as it was mailed to the tenant, whatever language the partner asks in later", async () => {
  const reference = "mailed in German";
  const german = { ...key, "accept-language": "de" };
  const english = { ...key, "accept-language": "en" };
  const { id, invitationUrl } = await invite({ reference }, german);
  expect(invitationUrl).toContain(`/de?invitation-token=${id}`);
  const again = await invite({ reference }, english);
  const checked = await server.call(checkInvitations, { body: { invitations: [{ ...offer, reference }] } }, english);
  const found = await server.call(getInvitation, { params: { id } }, english);
  const listed = await server.call(listInvitations, { query: { reference } }, english);
  const shown = [again, checked.body?.results[0]?.invitation, found.body, listed.body?.invitations[0]];
  expect(shown.map((view) => view?.invitationUrl)).toEqual(Array.from({ length: 4 }, () => invitationUrl));
});

test("two simultaneous requests with one reference create one invitation", async () => {
  const mails = await countMails();
  const made = await Promise.all(Array.from({ length: 6 }, () => invite({ reference: "at once" })));
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  const rows = await server.deps.db.selectFrom("invitation").selectAll().where("reference", "=", "at once").execute();
  expect(rows).toHaveLength(1);
  expect(await countMails()).toBe(mails + 1);
});

test("a reference belongs to one partner, and requests without one are separate", async () => {
  const [mine, theirs] = [await invite({ reference: "shared" }), await invite({ reference: "shared" }, other)];
  expect(theirs.id).not.toBe(mine.id);
  expect((await invite({})).id).not.toBe((await invite({})).id);
});

test("a used invitation is returned with its status but without its link, even if the offer has become invalid", async () => {
  const { id } = await invite({ reference: "used" });
  expect((await server.call(acceptInvitation, { params: { id } })).status).toBe(200);
  expect(await invite({ reference: "used", insuranceStart: "2020-01-01" })).toMatchObject({
    id,
    status: "USED",
    invitationUrl: null,
    insuranceStart: "2027-03-01",
  });
});

test("the reference of a withdrawn invitation can be used for a new one, which is returned from then on", async () => {
  const first = await invite({ reference: "withdrawn" });
  await server.call(withdrawInvitation, { params: { id: first.id } }, key);
  const mails = await countMails();
  const [second, meanwhile] = await Promise.all([
    invite({ reference: "withdrawn", coldRentAmount: 900 }),
    invite({ reference: "withdrawn", coldRentAmount: 900 }),
  ]);
  expect(second).toMatchObject({ status: "OPEN", reference: "withdrawn" });
  expect(second.id).not.toBe(first.id);
  expect(meanwhile.id).toBe(second.id);
  expect(await countMails()).toBe(mails + 1);
  expect((await server.call(acceptInvitation, { params: { id: first.id } })).problem?.errorCode).toBe(
    "INVITATION_EXPIRED",
  );
  const listed = await server.call(listInvitations, { query: { reference: "withdrawn" } }, key);
  expect(listed.body?.invitations.map(({ publicId, status }) => [publicId, status])).toEqual(
    expect.arrayContaining([
      [first.publicId, "WITHDRAWN"],
      [second.publicId, "OPEN"],
    ]),
  );
  // An accepted invitation cannot be withdrawn, so no tenant gets two applications.
  expect((await server.call(acceptInvitation, { params: { id: second.id } })).status).toBe(200);
  expect((await server.call(withdrawInvitation, { params: { id: second.id } }, key)).status).toBe(410);
  expect(await invite({ reference: "withdrawn" })).toMatchObject({ publicId: second.publicId, status: "USED" });
});

test("another of the partner's API keys can find and withdraw the invitation, but does not get its link", async () => {
  const first = await invite({ reference: "rotated" });
  const rotated = { authorization: `Bearer ${await makeKey(server.deps, "kern")}` };
  const again = await invite({ reference: "rotated" }, rotated);
  expect(again).toMatchObject({ reference: "rotated", status: "OPEN", invitationUrl: null });
  expect(again.id).not.toBe(first.id);
  expect((await server.call(acceptInvitation, { params: { id: again.id } })).status).toBe(404);
  const bySecret = await server.call(getInvitation, { params: { id: first.id } }, rotated);
  expect(bySecret.body).toEqual(first);
  expect((await server.call(getInvitation, { params: { id: again.id } }, other)).status).toBe(404);
  const withdrawn = await server.call(withdrawInvitation, { params: { id: again.id } }, rotated);
  expect(withdrawn.body?.status).toBe("WITHDRAWN");
});

test("signed links with the same reference create one application", async () => {
  await makeDemoPartner(server.deps);
  const exp = server.clock.now().getTime() / 1000 + 86_400;
  const open = (changes: object) =>
    server.call(initTenant, {
      query: { insuranceHash: signDemoOffer({ exp, offer: { ...offer, reference: "lease 7", ...changes } }) },
    });
  const refIdOf = async (changes: object) => {
    const { body } = await open(changes);
    return (await server.call(getTenant, { params: { token: body?.token ?? "" } })).body?.refId;
  };
  const first = await refIdOf({});
  expect(first).toBeTruthy();
  expect(await refIdOf({ coldRentAmount: 900 })).toBe(first);
  expect(await refIdOf({ reference: "lease 8" })).not.toBe(first);
  const somebodyElse = await open({ tenant: { ...offer.tenant, email: "eva@example.com" } });
  expect(somebodyElse.problem?.errorCode).toBe("INVITATION_EXPIRED");
});

test("the list has filters, and its pages contain each invitation once", async () => {
  const lister = await makeTestPartner(server, "lister");
  const list = async (query: Parameters<typeof server.call<typeof listInvitations>>[1] & object = {}) =>
    (await server.call(listInvitations, query, lister)).body;
  expect(await list()).toEqual({ invitations: [], next: null });
  const made: InvitationView[] = [];
  for (const reference of ["a", "b", "c"]) made.push(await invite({ reference }, lister));
  await server.call(withdrawInvitation, { params: { id: made[1]?.id ?? "" } }, lister);

  const all = await list();
  expect(all?.next).toBeNull();
  expect(all?.invitations.toSorted((a, b) => (a.reference ?? "").localeCompare(b.reference ?? ""))).toEqual([
    made[0],
    { ...made[1], status: "WITHDRAWN", invitationUrl: null },
    made[2],
  ]);
  const names = async (query: object) => (await list({ query }))?.invitations.map(({ reference }) => reference);
  expect(await names({ reference: "c" })).toEqual(["c"]);
  expect(await names({ status: "WITHDRAWN" })).toEqual(["b"]);
  // The server's clock says 15 January.
  expect(await names({ from: "2027-01-15", to: "2027-01-15" })).toHaveLength(3);
  expect(await names({ from: "2027-01-16" })).toEqual([]);
  expect(await names({ to: "2027-01-14" })).toEqual([]);
  expect(await names({ from: "0001-01-01", to: "9999-12-31" })).toHaveLength(3);
});

test("a cursor leads to the next page, and a made-up one is refused", async () => {
  const many = await makeTestPartner(server, "many");
  const first = await invite({ reference: "first" }, many);
  const { db } = server.deps;
  const row = await db.selectFrom("invitation").selectAll().where("reference", "=", "first").executeTakeFirstOrThrow();
  const copies = Array.from({ length: 120 }, (_, index) => ({
    ...row,
    offer: JSON.stringify(row.offer),
    id_hash: Buffer.from(`copy ${index}`),
    public_id: index.toString(16).padStart(24, "0"),
    reference: `copy ${index}`,
  }));
  await db.insertInto("invitation").values(copies).execute();
  const page = async (after?: string) => (await server.call(listInvitations, { query: { after } }, many)).body;
  const firstPage = await page();
  const secondPage = await page(firstPage?.next ?? "");
  const found = [firstPage, secondPage].flatMap((body) => body?.invitations ?? []);
  expect(found).toHaveLength(121);
  expect(new Set(found.map(({ reference }) => reference)).size).toBe(121);
  expect(found.map(({ id }) => id)).toContain(first.id);
  expect(secondPage?.next).toBeNull();
  const { problem } = await server.call(listInvitations, { query: { after: "x" } }, many);
  expect(problem).toMatchObject({ status: 400, errorCode: "FIELD_INVALID", data: { fields: [{ path: "after" }] } });
});

test.each([
  [{ status: "OPENED" }, "status"],
  [{ from: "2027-02-30" }, "from"],
  [{ from: "0000-01-01" }, "from"],
])("the list refuses %o", async (query, path) => {
  const response = await server.app.inject({ url: "/api/v1/partner/invitations", query, headers: key });
  expect(response.json()).toMatchObject({ status: 400, data: { fields: [{ path }] } });
});
