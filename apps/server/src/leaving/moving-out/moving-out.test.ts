import {
  cancelPolicy,
  getMovingOut,
  getOwnData,
  linkDocument,
  listMovingOuts,
  proveMovingOut,
  takeBackCancellation,
} from "@kautia/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openSession, setPassword } from "#testing/people/accounts.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { landlordEmail, makeCancelledPolicy, tenantEmail } from "#testing/policies/moving-out.ts";
import { codeOf } from "#testing/server/code-of.ts";
import { findRecipients, sentMails } from "#testing/people/mails.ts";
import { makeAccepted, makeSigned, readCharges, runUntil } from "#testing/policies/sign-policy.ts";
import { logInAsStaff } from "#testing/people/staff.ts";
import { eicar, pdf, uploadTo } from "#testing/applications/uploads.ts";

// A server for each test, because the clock cannot go back.
let server: TestServer;
beforeEach(async () => {
  server = await makeTestServer();
});
afterEach(() => server.close());

const documents = () => server.deps.db.selectFrom("document").selectAll().orderBy("created_at").execute();
const isStored = async (key: string) => {
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of server.deps.storage.read(key)) chunks.push(chunk);
  } catch {
    return false;
  }
  return chunks.length > 0;
};

describe("a proof of moving out", () => {
  test("begins with the cancellation, which an impossible day prevents", async () => {
    const { refId } = await makeAccepted(server, { tenantEmail, landlordEmail });
    await setPassword(server, tenantEmail);
    await runUntil(server, "2027-03-01T09:00:00Z");
    const session = await openSession(server, tenantEmail);
    const cancel = (movedOutOn: string) =>
      server.call(cancelPolicy, { params: { refId }, body: { reason: "", movedOutOn } }, session);
    expect((await cancel("2027-03-02")).problem?.data.fields).toMatchObject([
      { path: "movedOutOn", errorCode: "FIELD_INVALID", params: { latest: "2027-03-01" } },
    ]);
    expect((await cancel("2027-02-28")).body).toMatchObject({
      status: "CANCELLATION_REQUESTED",
      movingOut: { movedOutOn: "2027-02-28", state: "PROOF" },
    });
  });

  test("consists of a day and then files, which the desk opens with one-time links", async () => {
    const { saveDay, uploadFile, read, listProofs, session, refId } = await makeCancelledPolicy(server);
    expect(await read()).toMatchObject({ mayStay: true, mayProveMovingOut: true, movingOut: null });
    expect((await uploadFile()).outcome).toBe("409 STEP_NOT_ALLOWED");
    expect((await saveDay("2027-02-28")).body?.movingOut).toMatchObject({ movedOutOn: "2027-02-28", state: "PROOF" });
    expect((await saveDay("2027-02-27")).body?.movingOut).toMatchObject({ movedOutOn: "2027-02-27", state: "PROOF" });
    expect(await listProofs()).toMatchObject([{ state: "PROOF", movedOutOn: "2027-02-27" }]);
    expect((await uploadFile(Buffer.from("<script>alert(1)</script>"))).outcome).toBe("400 FILE_TYPE_NOT_ALLOWED");
    expect((await uploadFile(Buffer.concat([pdf(), Buffer.from(eicar)]))).outcome).toBe("400 FILE_INFECTED");
    expect((await read()).movingOut?.state).toBe("PROOF");
    const { body } = await uploadFile(pdf("protocol"));
    const shown = (await read()).movingOut;
    expect(shown).toMatchObject({ state: "OPEN", files: [{ id: body.id, by: "tenant", checked: true }] });
    expect(Object.keys(shown ?? {})).not.toContain("decidedBy");

    const mine = `/api/v1/policies/${refId}/moving-out/files/${body.id}`;
    expect((await server.app.inject({ url: mine, headers: await session() })).rawPayload.equals(pdf("protocol"))).toBe(
      true,
    );
    const staff = await logInAsStaff(server);
    const [row, ...more] = await listProofs();
    expect([row?.state, more]).toEqual(["OPEN", []]);
    const seen = await server.call(getMovingOut, { params: { id: row?.id ?? "" } }, staff);
    expect(seen.body).toMatchObject({ cancelledOn: "2027-03-01", coverStart: "2027-02-01", files: [{ id: body.id }] });
    expect(seen.body?.line.map(({ event }) => event).slice(-3)).toEqual([
      "MOVING_OUT_DECISION",
      "RELEASE",
      "NEXT_PREMIUM",
    ]);
    const link = await server.call(linkDocument, { params: { id: body.id } }, staff);
    const open = () => server.app.inject({ url: link.body?.url ?? "", headers: staff });
    expect((await open()).rawPayload.equals(pdf("protocol"))).toBe(true);
    expect((await open()).statusCode).toBe(404);
    for (const [state, count] of [
      ["OPEN", 1],
      ["PROOF", 0],
      ["CONFIRMED", 0],
    ] as const) {
      const found = await server.call(listMovingOuts, { query: { state, search: "Torstr" } }, staff);
      expect([state, found.body?.total]).toEqual([state, count]);
    }
  });

  test("that is refused shows the reason, and the tenant may send another one", async () => {
    const { giveProof, refuse, read, confirm } = await makeCancelledPolicy(server);
    const first = await giveProof("2027-02-28");
    const note = "Die Unterschrift fehlt.\n<script>alert(1)</script>";
    expect((await refuse(first, note)).body).toMatchObject({ state: "REFUSED", note });
    expect((await read()).movingOut).toMatchObject({ state: "REFUSED", note });
    expect(await findRecipients(server, "moving-out-refused")).toEqual([tenantEmail]);
    const mail = (await sentMails(server)).find(({ subject }) => subject.startsWith("Ihr Nachweis"));
    expect(mail?.text).toContain("> Die Unterschrift fehlt.");
    expect(mail?.text).toContain("Versicherungsombudsmann e. V., Postfach 08 06 32, 10006 Berlin");
    expect(mail?.html).not.toContain("<script");
    const second = await giveProof("2027-02-28");
    expect(second).not.toBe(first);
    expect((await confirm(first, "2027-02-28")).problem?.errorCode).toBe("CASE_DECIDED");
    expect((await confirm(second, "2027-02-28")).status).toBe(200);
  });

  test("can be decided only with a file and a possible day", async () => {
    const { saveDay, uploadFile, findOpenProofId, confirm, refuse } = await makeCancelledPolicy(server);
    await saveDay("2027-02-28");
    const id = await findOpenProofId();
    expect(codeOf(await confirm(id, "2027-02-28"))).toBe("409 STEP_NOT_ALLOWED");
    expect(codeOf(await refuse(id, "Nein."))).toBe("409 STEP_NOT_ALLOWED");
    await uploadFile();
    expect(codeOf(await refuse(id, " "))).toBe("400 FIELD_REQUIRED");
    for (const day of ["2027-01-31", "2027-03-02", "2027-02-29", "", "2027-02-28T00:00:00Z"])
      expect((await confirm(id, day)).status, day).toBe(400);
    for (const unknown of ["0", "x".repeat(300), crypto.randomUUID()])
      expect(codeOf(await confirm(unknown, "2027-02-28"))).toBe("404 CASE_UNKNOWN");
    expect((await confirm(id, "2027-02-28")).status).toBe(200);
  });

  test("loses its files 30 days after the decision, but keeps the day", async () => {
    const { giveProof, confirm, read, session } = await makeCancelledPolicy(server);
    await confirm(await giveProof("2027-02-28"), "2027-02-28");
    const [file] = await documents();
    await runUntil(server, "2027-03-31T09:59:00Z");
    expect(await isStored(file?.storage_key ?? "")).toBe(true);
    await runUntil(server, "2027-03-31T10:01:00Z");
    expect(await isStored(file?.storage_key ?? "")).toBe(false);
    expect(await documents()).toMatchObject([{ file_name: "", deleted_at: new Date("2027-03-31T10:00:00Z") }]);
    expect((await read()).movingOut).toMatchObject({ confirmedOn: "2027-02-28", files: [] });
    const own = await server.call(getOwnData, {}, await session());
    expect(own.body?.sections["movingOuts"]).toMatchObject([{ outcome: "CONFIRMED" }]);
    expect(JSON.stringify(own.body)).not.toContain("staff_id");
  });

  test("keeps its files while nobody has decided on it", async () => {
    const { giveProof } = await makeCancelledPolicy(server);
    await giveProof("2027-02-28");
    await runUntil(server, "2027-09-01T10:00:00Z");
    expect(await isStored((await documents())[0]?.storage_key ?? "")).toBe(true);
  });
});

describe("simultaneous requests", () => {
  test("with a day and the same file create one proof with one file", async () => {
    const { saveDay, read, listProofs, session, refId } = await makeCancelledPolicy(server);
    const said = await Promise.all([saveDay("2027-02-27"), saveDay("2027-02-28")]);
    expect(said.map(({ status }) => status)).toEqual([200, 200]);
    expect(await listProofs()).toHaveLength(1);
    const headers = await session();
    const url = `/policies/${refId}/moving-out/files`;
    const both = await Promise.all([1, 2].map(() => uploadTo(server, url, { headers, key: "k-1" })));
    expect(both[0]?.body.id).toBe(both[1]?.body.id);
    expect((await read()).movingOut?.files).toHaveLength(1);
  });

  test("for a decision: the first wins, the others learn who decided, and there is one refund and one mail", async () => {
    const { giveProof, confirm, refuse, readRefundedCents } = await makeCancelledPolicy(server);
    const id = await giveProof("2027-03-01");
    const answers = await Promise.all([
      confirm(id, "2027-03-01"),
      confirm(id, "2027-02-28"),
      refuse(id, "Unleserlich."),
    ]);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
    const again = [await confirm(id, "2027-03-01"), await confirm(id, "2027-02-28"), await refuse(id, "Unleserlich.")];
    expect(again.map(({ status }) => status)).toEqual(answers.map(({ status }) => status));
    for (const { problem } of answers)
      if (problem)
        expect(problem).toMatchObject({
          errorCode: "CASE_DECIDED",
          data: { fields: [{ params: { by: "Demo Desk", on: "2027-03-01" } }] },
        });
    const mailed = [
      ...(await findRecipients(server, "moving-out-confirmed")),
      ...(await findRecipients(server, "moving-out-refused")),
    ];
    expect(mailed).toEqual([tenantEmail]);
    expect((await readRefundedCents()).filter((cents) => cents > 0).length).toBeLessThanOrEqual(1);
    const acts = await server.deps.db
      .selectFrom("staff_act")
      .selectAll()
      .where("act", "=", "decide-moving-out")
      .execute();
    expect(acts).toHaveLength(1);
  });

  test("to confirm and to release refund each day once", async () => {
    const { giveProof, confirm, release, readRefundedCents } = await makeCancelledPolicy(server, {
      cancelledAt: "2027-03-12T10:00:00Z",
    });
    const id = await giveProof("2027-03-05");
    const [confirmed, released] = await Promise.all([confirm(id, "2027-03-05"), release()]);
    expect(released.body?.status).toBe("ENDED");
    expect([200, 409]).toContain(confirmed.status);
    // 20 of 31 days, from the day of the cancellation, which is also the day of the release.
    expect(await readRefundedCents()).toEqual([0, 410]);
  });

  test("to confirm and to take the cancellation back: only one of them succeeds", async () => {
    const { giveProof, confirm, revokeCancellation, read } = await makeCancelledPolicy(server);
    const id = await giveProof("2027-02-28");
    const [confirmed, stayed] = await Promise.all([confirm(id, "2027-02-28"), revokeCancellation()]);
    expect(confirmed.status + stayed.status).toBe(200 + 409);
    expect((await read()).status).toBe(stayed.status === 200 ? "ACTIVE" : "CANCELLATION_REQUESTED");
  });
});

describe("a proof of moving out is refused", () => {
  test("to another tenant, the landlord and a stranger on every call", async () => {
    const { refId, giveProof, landlordToken, uploadFile, read } = await makeCancelledPolicy(server);
    const id = await giveProof("2027-02-28");
    const { body: file } = await uploadFile(pdf("two"));
    const others = { tenantEmail: "other@example.com", landlordEmail: "other-landlord@example.com" };
    await makeSigned(server, { ...others, insuranceStart: "2027-06-01" });
    await setPassword(server, "other@example.com");
    const other = await openSession(server, "other@example.com");
    const params = { refId };
    const body = { movedOutOn: "2027-02-20" };
    for (const [headers, said] of [
      [other, "404 POLICY_UNKNOWN"],
      [{}, "401 LOGIN_REQUIRED"],
    ] as const) {
      expect(codeOf(await server.call(proveMovingOut, { params, body }, headers))).toBe(said);
      expect(codeOf(await server.call(takeBackCancellation, { params }, headers))).toBe(said);
      expect((await uploadTo(server, `/policies/${refId}/moving-out/files`, { headers })).outcome).toBe(said);
      const url = `/api/v1/policies/${refId}/moving-out/files/${file.id}`;
      expect((await server.app.inject({ url, headers })).statusCode).toBe(Number(said.slice(0, 3)));
      expect(codeOf(await server.call(getMovingOut, { params: { id } }, headers))).toBe("401 LOGIN_REQUIRED");
    }
    const byLandlord = await server.app.inject({
      method: "POST",
      url: `/api/v1/policies/${landlordToken}/moving-out`,
      payload: body,
    });
    expect(byLandlord.statusCode).toBe(401);
    expect((await read()).movingOut).toMatchObject({ movedOutOn: "2027-02-28", state: "OPEN" });
  });

  test("before the cancellation, for a day before cover or in the future, and after the release", async () => {
    const others = { tenantEmail: "early@example.com", landlordEmail: "l@example.com" };
    const { refId } = await makeAccepted(server, others);
    await setPassword(server, others.tenantEmail);
    const { saveDay, giveProof, confirm, release, read, revokeCancellation, uploadFile } = await makeCancelledPolicy(
      server,
      {
        address: { street: "Lindenstraße", streetNumber: "1", zip: "10969", city: "Berlin" },
      },
    );
    const early = await openSession(server, others.tenantEmail);
    const body = { movedOutOn: "2027-02-10" };
    const said = await server.call(proveMovingOut, { params: { refId }, body }, early);
    expect(codeOf(said)).toBe("409 POLICY_STATUS_CONFLICT");
    expect(codeOf(await saveDay("2027-01-31"))).toBe("400 FIELD_INVALID");
    expect(codeOf(await saveDay("2027-03-02"))).toBe("400 FIELD_INVALID");
    const id = await giveProof("2027-02-28");
    await release();
    expect(await read()).toMatchObject({ status: "ENDED", movingOut: null, mayStay: false, mayProveMovingOut: false });
    expect(codeOf(await confirm(id, "2027-02-28"))).toBe("409 STEP_NOT_ALLOWED");
    expect(codeOf(await saveDay("2027-02-28"))).toBe("409 POLICY_STATUS_CONFLICT");
    expect(codeOf(await revokeCancellation())).toBe("409 POLICY_STATUS_CONFLICT");
    expect((await uploadFile()).outcome).toBe("409 STEP_NOT_ALLOWED");
    const rows = await server.deps.db.selectFrom("moving_out").selectAll().execute();
    expect(rows).toMatchObject([{ outcome: "DROPPED", staff_id: null }]);
    await expect(server.deps.db.updateTable("moving_out").set({ note: "x" }).execute()).rejects.toThrow("append-only");
    await expect(server.deps.db.deleteFrom("moving_out").execute()).rejects.toThrow("append-only");
  });
});

describe("taking the cancellation back", () => {
  test("drops an open proof, continues the premiums, mails both sides and stops the reminders", async () => {
    const { refId, giveProof, revokeCancellation, read, confirm } = await makeCancelledPolicy(server);
    const id = await giveProof("2027-02-28");
    const [callResult, again] = await Promise.all([revokeCancellation(), revokeCancellation()]);
    expect([callResult.body?.status, again.body?.status]).toEqual(["ACTIVE", "ACTIVE"]);
    expect(await read()).toMatchObject({ movingOut: null, mayStay: false, wayOut: { way: "cancel" } });
    expect(codeOf(await confirm(id, "2027-02-28"))).toBe("409 STEP_NOT_ALLOWED");
    expect(await findRecipients(server, "cancellation-taken-back")).toEqual([tenantEmail]);
    expect(await findRecipients(server, "landlord-cancellation-taken-back")).toEqual([landlordEmail]);
    const asked = await findRecipients(server, "release-asked");
    await runUntil(server, "2027-06-02T10:00:00Z");
    expect(await findRecipients(server, "release-asked")).toEqual(asked);
    expect(await readCharges(server, refId)).toHaveLength(5);
    const [file] = await documents();
    expect(await isStored(file?.storage_key ?? "")).toBe(false);
  });

  test("allows another cancellation, which asks the landlord again", async () => {
    const { refId, revokeCancellation, session } = await makeCancelledPolicy(server);
    const before = await findRecipients(server, "release-asked");
    await revokeCancellation();
    await server.call(cancelPolicy, { params: { refId }, body: { reason: null } }, await session());
    expect(await findRecipients(server, "release-asked")).toHaveLength(before.length + 1);
    expect(await findRecipients(server, "cancellation-received")).toHaveLength(2);
    await runUntil(server, "2027-03-09T10:00:00Z");
    expect(await findRecipients(server, "release-asked")).toHaveLength(before.length + 2);
  });

  test("before cover starts restores ACCEPTED, and is refused once moving out is confirmed", async () => {
    const { revokeCancellation, read, giveProof, confirm } = await makeCancelledPolicy(server, {
      insuranceStart: "2027-04-01",
    });
    expect((await read()).mayProveMovingOut).toBe(false);
    expect((await revokeCancellation()).body).toMatchObject({ status: "ACCEPTED", nextCharge: { on: "2027-04-01" } });
    await runUntil(server, "2027-04-02T10:00:00Z");
    const { refId, status } = await read();
    expect(status).toBe("ACTIVE");
    const cookie = await openSession(server, tenantEmail);
    await server.call(cancelPolicy, { params: { refId }, body: { reason: null } }, cookie);
    await confirm(await giveProof("2027-04-02"), "2027-04-02");
    expect(codeOf(await revokeCancellation())).toBe("409 POLICY_STATUS_CONFLICT");
  });
});
