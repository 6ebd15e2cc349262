import { getCoSigning, refuseAsCoTenant, saveRentTime, signContract } from "@kautia/contract";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ben, cem, dora, openCoTenantPage, readCoTenantToken, signWithLink } from "#testing/policies/co-tenants.ts";
import { signFirst } from "#testing/policies/sign-policy.ts";
import { loadSize } from "#testing/values/load-size.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";

let server: TestServer;
let count = 0;
beforeAll(async () => {
  server = await makeTestServer();
});
afterAll(() => server.close());

type Act = { kind: "sign" | "refuse"; who: number } | { kind: "change" | "sign first" };
const who = fc.nat({ max: 2 });
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("sign" as const), who }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("refuse" as const), who }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("change" as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("sign first" as const) }) },
);

/** What each page must say, by the acts alone. */
class Model {
  isCurrent = true;
  states: ("WAITING" | "SIGNED" | "REFUSED")[] = ["WAITING", "WAITING", "WAITING"];
  isConcluded = false;

  take(done: Act): void {
    if (this.isConcluded) return;
    if (done.kind === "change") this.isCurrent = false;
    else if (done.kind === "sign first" && !this.isCurrent) {
      this.isCurrent = true;
      this.states = ["WAITING", "WAITING", "WAITING"];
    } else if ("who" in done && this.isCurrent) {
      this.states[done.who] = done.kind === "sign" ? "SIGNED" : "REFUSED";
      this.isConcluded = this.states.every((state) => state === "SIGNED");
    }
  }

  pageOf(index: number): string {
    if (this.isConcluded) return "CONCLUDED";
    return this.isCurrent ? (this.states[index] ?? "") : "CHANGED";
  }
}

test("in any order of signing, refusing and changing, there is a policy once all have signed the same contract", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 14 }), async (acts) => {
      count += 1;
      const coTenants = [ben, cem, dora].map((person) => ({ ...person, email: `${count}${person.email}` }));
      const address = { street: "Torstraße", streetNumber: String(count), zip: "10119", city: "Berlin" };
      const first = { tenantEmail: `mara${count}@example.com`, landlordEmail: `lessor${count}@example.com`, address };
      const { token, refId } = await signFirst(server, { ...first, coTenants });
      const links = await Promise.all(coTenants.map((person) => readCoTenantToken(server, person)));
      const model = new Model();
      for (const [index, done] of acts.entries()) {
        const changes = acts.slice(0, index).filter(({ kind }) => kind === "change").length;
        await run(done, { token, links, changes });
        model.take(done);
        const pages = await Promise.all(links.map((link) => openCoTenantPage(server, link)));
        expect(pages.map(({ state }) => state)).toEqual(links.map((_, at) => model.pageOf(at)));
        const policy = server.deps.db.selectFrom("policy").select("ref_id").where("ref_id", "=", refId);
        expect((await policy.executeTakeFirst()) !== undefined).toBe(model.isConcluded);
        const { body } = await server.call(getCoSigning, { params: { token } });
        expect(body?.coSigning !== null).toBe(model.isCurrent && !model.isConcluded);
      }
    }),
    { numRuns: loadSize(6, 60) },
  );
}, 120_000);

async function run(done: Act, { token, links, changes }: { token: string; links: string[]; changes: number }) {
  const link = "who" in done ? (links[done.who] ?? "") : "";
  if (done.kind === "sign" && (await openCoTenantPage(server, link)).contract) await signWithLink(server, link);
  if (done.kind === "refuse") await server.call(refuseAsCoTenant, { params: { token: link }, body: { reason: null } });
  // Another answer than before, because the same again is no change.
  if (done.kind === "change") await server.call(saveRentTime, { body: { token, rentTime: changes % 2 === 0 ? 1 : 2 } });
  if (done.kind === "sign first") await server.call(signContract, { body: { token, signature: true } });
}
