import { getTenant, saveRentalDetails, saveSummary, saveUsagePurpose } from "@kautia/contract";
import { afterAll, expect, test } from "vitest";
import { answerAllQuestions } from "#testing/applications/answers.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";

const server = await makeTestServer();
afterAll(() => server.close());

const consents = { termsAndPrivacy: true, initialInformation: true };

test("needs that the record answers may be left out", async () => {
  const token = await answerAllQuestions(server);
  const save = (needs: object) =>
    server.call(saveSummary, { body: { token, consents, needs: { landlordAccepts: "YES", ...needs } } });
  const stored = async () => {
    const { refId: ref_id } = (await server.call(getTenant, { params: { token } })).body ?? { refId: "" };
    const { db } = server.deps;
    const row = await db.selectFrom("application").select("consents").where("ref_id", "=", ref_id).executeTakeFirst();
    return row?.consents?.needs;
  };
  expect((await save({})).status).toBe(200);
  expect(await stored()).toMatchObject({
    depositAgreed: true,
    cashPaid: false,
    derived: ["depositAgreed", "cashPaid"],
  });
  expect((await save({ depositAgreed: true, cashPaid: true })).status).toBe(200);
  expect(await stored()).not.toHaveProperty("derived");
  await server.call(saveUsagePurpose, { body: { token, existingRent: true } });
  expect((await save({})).problem).toMatchObject({
    errorCode: "FIELD_REQUIRED",
    data: { fields: [{ path: "needs.cashPaid" }] },
  });
  await server.call(saveRentalDetails, { body: { token, rentPay: "transfer" } });
  expect((await save({ cashAmount: 1200 })).status).toBe(200);
  expect(await stored()).toMatchObject({ depositAgreed: true, cashPaid: true, cashAmount: 1200 });
  await server.call(saveRentalDetails, { body: { token, rentPay: "guarantee" } });
  expect((await save({})).status).toBe(200);
  expect(await stored()).toMatchObject({ cashPaid: false });
});
