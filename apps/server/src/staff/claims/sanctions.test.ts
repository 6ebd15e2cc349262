import { clearSanctionsHit, listPayouts } from "@kautia/contract";
import { afterEach, expect, test } from "vitest";
import { foldForMatch, mayBeSame } from "../../sanctions/rules/match-name.ts";
import { makeGrantedClaim } from "#testing/policies/granted-claim.ts";
import { codeOf } from "#testing/server/code-of.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { runUntil } from "#testing/policies/sign-policy.ts";
import type { Sanctions, SanctionedParty } from "../../sanctions/ports.ts";

let server: TestServer;
afterEach(() => server.close());

/** A provider that the test can kill, slow down and let name somebody. */
function makeDouble() {
  const double = { isDead: false, listed: [] as SanctionedParty[], asked: [] as string[], wait: async () => {} };
  const sanctions: Sanctions = {
    source: "double",
    async find(name) {
      double.asked.push(name);
      await double.wait();
      if (double.isDead) return null;
      const parties = double.listed.filter((party) => mayBeSame(foldForMatch(name), foldForMatch(party.name)));
      return { asOf: "2027-01-31", parties };
    },
    findWarnings: async () => [],
  };
  return { double, sanctions };
}

async function start(amount?: number) {
  const { double, sanctions } = makeDouble();
  server = await makeTestServer({ overrides: { sanctions } });
  const claim = await makeGrantedClaim(server, amount);
  const clear = (checkId: string | undefined, reason = "Anderer Geburtstag, Ausweis gesehen.") =>
    server.call(
      clearSanctionsHit,
      { params: { refId: claim.refId }, body: { checkId: checkId ?? "", reason } },
      claim.demo,
    );
  const hitOf = async () =>
    (await claim.look())?.warnings.flatMap((warning) => (warning.code === "SANCTIONS_HIT" ? warning : []))[0];
  return { double, clear, hitOf, ...claim };
}

const kern = { id: "EU.1", name: "KERN, Otto", born: "1950-01-01" };

test("a payee on a sanctions list is paid only once two people have found that it is somebody else", async () => {
  const { double, payOut, openAccount, hitOf, clear, look, approve, demo } = await start();
  double.listed = [kern];
  expect(codeOf(await openAccount())).toBe("409 SANCTIONS_HIT");
  expect((await payOut()).problem).toMatchObject({
    errorCode: "SANCTIONS_HIT",
    data: { fields: [{ params: { payee: "Otto Kern" } }] },
  });
  const hit = await hitOf();
  expect(hit).toMatchObject({ name: "Otto Kern", parties: [kern] });
  expect(await look()).toMatchObject({ mayPayOut: false, state: "GRANTED" });
  const listed = await server.call(listPayouts, { query: { state: "ON_HOLD" } }, demo);
  expect(listed.body?.rows).toHaveLength(1);

  expect((await clear(hit?.checkId)).body).toEqual({ done: true });
  const { approval } = (await look()) ?? {};
  expect(approval).toMatchObject({ kind: "clear-sanctions-hit", payload: { name: "Otto Kern", parties: [kern] } });
  expect(codeOf(await approve(approval?.id, demo))).toBe("403 SECOND_PERSON_REQUIRED");
  expect(codeOf(await payOut())).toBe("409 SANCTIONS_HIT");
});

test("a cleared party holds no later payout, but another one on a newer list does", async () => {
  const { double, payOut, openAccount, hitOf, clear, look, approve } = await start();
  double.listed = [kern];
  await openAccount();
  await clear((await hitOf())?.checkId);
  await approve((await look())?.approval?.id);
  expect((await openAccount()).body?.holder).toBe("Otto Kern");
  double.listed = [kern, { id: "EU.2", name: "Otto Kern", born: null }];
  expect(codeOf(await payOut())).toBe("409 SANCTIONS_HIT");
  double.listed = [kern];
  expect((await payOut()).body?.state).toBe("PAID");
});

test("a provider that is dead holds the payout instead of paying", async () => {
  const { double, payOut, openAccount, look } = await start();
  double.isDead = true;
  expect(codeOf(await payOut())).toBe("503 PROVIDER_UNAVAILABLE");
  expect(codeOf(await openAccount())).toBe("503 PROVIDER_UNAVAILABLE");
  expect(await look()).toMatchObject({ state: "GRANTED", payout: null });
  double.isDead = false;
  expect((await payOut()).body?.state).toBe("PAID");
  expect(double.asked).toContain("Otto Kern");
});

test("a payout that waited for a second person is checked again when it is approved", async () => {
  const { double, payOut, approve, look } = await start(1_500);
  const asked = (await payOut()).body?.approval?.id;
  await runUntil(server, "2027-02-01T12:00:00Z");
  double.listed = [kern];
  expect(codeOf(await approve(asked))).toBe("409 SANCTIONS_HIT");
  double.isDead = true;
  expect(codeOf(await approve(asked))).toBe("503 PROVIDER_UNAVAILABLE");
  double.isDead = false;
  double.listed = [];
  expect((await approve(asked)).body).toEqual({ done: true });
  expect(await look()).toMatchObject({ state: "PAID" });
});

test("an account that changes while a slow provider is asked is not paid unchecked", async () => {
  const { double, payOut, refId, look } = await start();
  const change = { iban: "AT611904300234573201", holder: "Karl Kern" };
  double.wait = async () => {
    double.wait = async () => {};
    await server.deps.db.updateTable("payout_account").set(change).where("ref_id", "=", refId).execute();
  };
  expect((await payOut()).ok).toBe(false);
  expect(await look()).toMatchObject({ state: "GRANTED", payout: null });
});

test("two people who clear the same hit at once clear it once, and an unknown check is refused", async () => {
  const { double, openAccount, hitOf, clear } = await start();
  double.listed = [kern];
  await openAccount();
  const { checkId } = (await hitOf()) ?? {};
  const both = await Promise.all([clear(checkId), clear(checkId)]);
  expect(both.map(({ body }) => body)).toEqual([{ done: true }, { done: true }]);
  expect(codeOf(await clear("x"))).toBe("409 STEP_NOT_ALLOWED");
});
