import type { PolicyView } from "@kautia/contract";
import { texts } from "@kautia/locales";
import { createText } from "@kautia/locales/format";
import { describe, expect, test } from "vitest";
import { samplePolicy } from "#testing/sample-policy.ts";
import { momentsOf } from "./moments.ts";
import { standingOf } from "./standing.ts";

const de = createText("de", texts("de"));
const policy: PolicyView = { ...samplePolicy, landlordName: "Eva Vermieterin" };
const accepted = { event: "ACCEPTED", state: "done", on: "2026-11-22", by: "landlord" } as const;
const released = { event: "RELEASE", state: "current", on: null, by: "landlord" } as const;
const cancelled = { event: "CANCELLATION_REQUESTED", state: "done", on: "2027-02-01", by: "tenant" } as const;
const premium = { event: "NEXT_PREMIUM", on: "2027-12-01", by: "insurer" } as const;
const running: PolicyView = {
  ...policy,
  status: "ACTIVE",
  coverStart: "2026-12-01",
  nextCharge: { what: "PREMIUM", amount: 70.5, on: premium.on, ifAccepted: false },
  line: [accepted, { ...premium, state: "current" }],
};
const leaving: PolicyView = {
  ...running,
  status: "CANCELLATION_REQUESTED",
  wayOut: null,
  line: [accepted, cancelled, released, { ...premium, state: "upcoming" }],
};
const movedOut = {
  movedOutOn: "2027-02-01",
  givenAt: "2027-02-02T09:00:00.000Z",
  files: [],
  confirmedOn: null,
  premiumUntil: null,
  note: null,
  decidedAt: null,
};
const ended: PolicyView = {
  ...policy,
  status: "ENDED",
  coverStart: "2026-12-01",
  mayWrite: false,
  wayOut: null,
  nextCharge: null,
  line: [accepted, { event: "END", state: "done", on: "2027-03-01", by: "landlord" }],
};

describe("where a contract stands", () => {
  test.each<[string, PolicyView, string, string | null]>([
    ["signed", policy, "Jetzt ist Eva Vermieterin dran", null],
    ["accepted", { ...policy, status: "ACCEPTED" }, "Eva Vermieterin hat die Bürgschaft angenommen", null],
    ["in force", running, "Ihre Kaution ist gesichert", null],
    ["cancelled", leaving, "Sie haben gekündigt, die Freigabe fehlt noch", null],
    [
      "cancelled, and perhaps moved out",
      { ...leaving, mayProveMovingOut: true },
      "Sie haben gekündigt, die Freigabe fehlt noch",
      "policy-moving-out",
    ],
    [
      "with a day of moving out but no proof",
      { ...leaving, mayProveMovingOut: true, movingOut: { ...movedOut, state: "PROOF" } },
      "Laden Sie einen Nachweis über Ihren Auszug hoch",
      "policy-moving-out",
    ],
    [
      "with a proof that we look at",
      { ...leaving, mayProveMovingOut: true, movingOut: { ...movedOut, state: "OPEN" } },
      "Wir prüfen den Nachweis über Ihren Auszug",
      null,
    ],
    [
      "moved out",
      { ...leaving, movingOut: { ...movedOut, state: "CONFIRMED", premiumUntil: "2027-02-02" } },
      "Ihr Auszug ist bestätigt",
      null,
    ],
    ["released", ended, "Der Vertrag ist beendet", null],
    ["declined", { ...ended, status: "DECLINED" }, "Eva Vermieterin hat die Bürgschaft abgelehnt", "policy-declined"],
    ["withdrawn from", { ...ended, status: "WITHDRAWN" }, "Sie haben widerrufen", null],
  ])("when %s, is said in one sentence with at most one thing to do", (_, shown, sentence, action) => {
    const { title, action: todo } = standingOf(shown, de);
    expect([title, todo?.kind ?? null]).toEqual([sentence, action]);
  });
});

test.each([
  [null, /Sie müssen nichts tun/],
  [{ postedOn: null }, /sobald Ihr Vermieter die unterschriebene Urkunde hat.*vorher buchen wir nichts ab/],
  [{ postedOn: "2026-11-23" }, /ist mit der Post unterwegs/],
])("an accepted contract says whether it waits for an original on paper: %j", (certificateOriginal, said) => {
  expect(standingOf({ ...policy, status: "ACCEPTED", certificateOriginal }, de).detail).toMatch(said);
});

const momentsIn = (shown: PolicyView) => momentsOf(shown, de).map(({ title, date }) => [title, date]);

describe("the three moments of a contract", () => {
  test("are the acceptance, the cover and the premium while it is in force", () => {
    expect(momentsIn(running)).toEqual([
      ["Eva Vermieterin hat die Bürgschaft angenommen", "22.\u00A0November 2026"],
      ["Ihre Bürgschaft gilt", undefined],
      ["Wir buchen 70,50\u00A0€ Beitrag ab", "1.\u00A0Dezember 2027"],
    ]);
  });

  test("are the cancellation, the wait for the release and the end after a cancellation, and no premium", () => {
    expect(momentsIn(leaving).map(([title]) => title)).toEqual([
      "Sie haben gekündigt",
      "Eva Vermieterin gibt die Bürgschaft frei",
      "Der Vertrag endet, und zu viel Bezahltes kommt zurück",
    ]);
  });

  test("are what the reader is asked to do before what others do", () => {
    const decision = { event: "CLAIM_DECISION", state: "current", on: null, by: "insurer" } as const;
    const choice = { event: "REPAYMENT_CHOICE", state: "upcoming", on: "2027-03-15", by: "tenant" } as const;
    expect(momentsIn({ ...ended, line: [accepted, decision, choice] }).map(([title]) => title)).toEqual([
      "Eva Vermieterin hat die Bürgschaft angenommen",
      "Sie wählen, wie Sie zurückzahlen",
      "Wir entscheiden über die Forderung",
    ]);
  });

  test("say of a guarantee that never began that there is no contract", () => {
    expect(momentsIn({ ...ended, status: "DECLINED", coverStart: null })[1]).toEqual([
      "Es gibt keinen Vertrag",
      undefined,
    ]);
  });

  test("end with the money that comes back", () => {
    const refund = { amount: 96.8, pending: 96.8, paidOn: null };
    expect(momentsIn({ ...ended, refund })).toEqual([
      ["Der Vertrag ist beendet", "1.\u00A0März 2027"],
      ["96,80\u00A0€ sind zu Ihnen unterwegs", undefined],
    ]);
  });

  test("say that the repayment goes on after the end, instead of that everything is settled", () => {
    const repayment = { claimId: "c1", amount: 500, paid: 0, state: "RUNNING" as const, chooseUntil: "2027-03-15" };
    const planned = { on: "2027-03-05", by: "tenant" as const };
    const plan = { ...repayment, dueOn: "2027-03-29", planned, choices: [], instalments: [] };
    expect(momentsIn({ ...ended, repayments: [plan] })[1]).toEqual(["Die Rückzahlung läuft", undefined]);
  });

  test("name a landlord whose name is unknown or too long by the role", () => {
    const en = createText("en", texts("en"));
    for (const landlordName of [null, "Grundstücksverwaltungsgesellschaft Prenzlauer Berg mbH & Co. KG"])
      expect(momentsOf({ ...running, landlordName }, en)[0]?.title).toBe("Your landlord has accepted the guarantee");
  });
});
