import { describe, expect, test } from "vitest";
import { landlordLine, statusLine } from "./status-line.ts";
import type { LineClaim, LineMovingOut, LineRepayment, PastChange, PolicyLife } from "./status-line-facts.ts";

const signed: PastChange = { from: null, to: "SIGNED", on: "2027-01-15", cause: "tenant" };
const accepted: PastChange = { from: "SIGNED", to: "ACCEPTED", on: "2027-01-17", cause: "landlord" };
const paid: PastChange = { from: "ACCEPTED", to: "ACTIVE", on: "2027-02-01", cause: "card" };
const failed: PastChange = { from: "ACTIVE", to: "PAST_DUE", on: "2027-03-01", cause: "card" };

const life: PolicyLife = {
  status: "SIGNED",
  history: [signed],
  insuranceStart: "2027-02-01",
  insuranceEnd: null,
  coverStart: null,
  cashReturnOn: null,
  answerUntil: "2027-02-14",
  nextTryOn: null,
  nextPremiumOn: null,
  claims: [],
  movingOuts: [],
  today: "2027-01-16",
};
const covered = { coverStart: "2027-02-01", insuranceStart: "2027-02-01" };
const lines = { tenant: statusLine, landlord: landlordLine };
const lineOf = (changes: Partial<PolicyLife>, reader: keyof typeof lines = "tenant") =>
  lines[reader]({ ...life, ...changes }).map(({ event, state, on, by }) => `${event} ${state} ${on} ${by}`);

describe("a policy's timeline", () => {
  test("when signed: waits for the landlord first, whose last day may be later than the day on which cover begins", () => {
    const [signs, answers] = ["SIGNED done 2027-01-15 tenant", "LANDLORD_ANSWER current 2027-02-14 landlord"];
    expect(lineOf({})).toEqual([signs, answers, "COVER upcoming 2027-02-01 insurer"]);
    expect(lineOf({ today: "2027-02-03" })).toEqual([signs, answers, "COVER upcoming null insurer"]);
  });

  test("when accepted: shows the start of cover next", () => {
    expect(lineOf({ status: "ACCEPTED", history: [signed, accepted], ...covered, today: "2027-01-20" })).toEqual([
      "SIGNED done 2027-01-15 tenant",
      "ACCEPTED done 2027-01-17 landlord",
      "COVER current 2027-02-01 insurer",
    ]);
  });

  test("in force: shows the next premium and the end", () => {
    const inForce = {
      status: "ACTIVE" as const,
      history: [signed, accepted, paid],
      ...covered,
      insuranceEnd: "2028-01-31",
      nextPremiumOn: "2027-03-01",
      today: "2027-02-10",
    };
    const past = [
      "SIGNED done 2027-01-15 tenant",
      "ACCEPTED done 2027-01-17 landlord",
      "COVER done 2027-02-01 insurer",
    ];
    expect(lineOf(inForce)).toEqual([
      ...past,
      "NEXT_PREMIUM current 2027-03-01 insurer",
      "END upcoming 2028-01-31 insurer",
    ]);
    expect(lineOf(inForce, "landlord")).toEqual([...past, "END current 2028-01-31 insurer"]);
  });

  test("marks a failed premium until it is paid, and hides it from the landlord", () => {
    const pastDue = {
      status: "PAST_DUE" as const,
      history: [signed, accepted, paid, failed],
      ...covered,
      today: "2027-03-02",
    };
    expect(lineOf({ ...pastDue, nextTryOn: "2027-03-04" }).slice(3)).toEqual([
      "PREMIUM_FAILED problem 2027-03-01 insurer",
      "NEXT_TRY current 2027-03-04 insurer",
    ]);
    expect(lineOf({ ...pastDue, nextPremiumOn: "2027-04-01" }).slice(4)).toEqual([
      "PERSON_TAKES_OVER current null insurer",
      "NEXT_PREMIUM upcoming 2027-04-01 insurer",
    ]);
    expect(lineOf(pastDue, "landlord")).toHaveLength(3);
    const paidLater: PastChange = { from: "PAST_DUE", to: "ACTIVE", on: "2027-03-04", cause: "card" };
    const again = { ...pastDue, status: "ACTIVE" as const, history: [...pastDue.history, paidLater] };
    expect(lineOf({ ...again, nextPremiumOn: "2027-04-01" }).slice(3)).toEqual([
      "PREMIUM_FAILED done 2027-03-01 insurer",
      "PREMIUM_PAID done 2027-03-04 insurer",
      "NEXT_PREMIUM current 2027-04-01 insurer",
    ]);
  });

  test("shows cover after the acceptance when both happen on one day", () => {
    const late = { ...accepted, on: "2027-02-05" };
    expect(
      lineOf({
        status: "ACCEPTED",
        history: [signed, late],
        coverStart: "2027-02-05",
        nextPremiumOn: "2027-02-05",
        today: "2027-02-05",
      }),
    ).toEqual([
      "SIGNED done 2027-01-15 tenant",
      "ACCEPTED done 2027-02-05 landlord",
      "COVER done 2027-02-05 insurer",
      "NEXT_PREMIUM current 2027-02-05 insurer",
    ]);
  });

  test("waits for the landlord after a cancellation, and has no next step after the end", () => {
    const leaving: PastChange = { from: "ACTIVE", to: "CANCELLATION_REQUESTED", on: "2027-05-01", cause: "tenant" };
    const history = [signed, accepted, paid, leaving];
    expect(
      lineOf({
        status: "CANCELLATION_REQUESTED",
        history,
        ...covered,
        nextTryOn: null,
        nextPremiumOn: null,
        today: "2027-05-02",
      }).slice(3),
    ).toEqual(["CANCELLATION_REQUESTED done 2027-05-01 tenant", "RELEASE current null landlord"]);
    const released: PastChange = { from: "CANCELLATION_REQUESTED", to: "ENDED", on: "2027-05-09", cause: "landlord" };
    expect(lineOf({ status: "ENDED", history: [...history, released], ...covered, today: "2027-06-01" }).at(-1)).toBe(
      "END done 2027-05-09 landlord",
    );
    const declined: PastChange = { from: "SIGNED", to: "DECLINED", on: "2027-01-18", cause: "landlord" };
    expect(lineOf({ status: "DECLINED", history: [signed, declined], today: "2027-03-01" })).toEqual([
      "SIGNED done 2027-01-15 tenant",
      "DECLINED problem 2027-01-18 landlord",
    ]);
  });

  test("shows both sides a claim, from the objection period to the decision", () => {
    const claim = {
      reportedOn: "2027-02-10",
      objectUntil: "2027-03-10",
      objectedOn: null,
      agreedOn: null,
      decided: null,
      paidOn: null,
      repayment: null,
    };
    const of = (changes: Partial<LineClaim>, today: string, reader?: keyof typeof lines) =>
      lineOf(
        {
          status: "ACTIVE",
          history: [signed, accepted, paid, failed, { ...paid, from: "PAST_DUE", on: "2027-03-04" }],
          ...covered,
          claims: [{ ...claim, ...changes }],
          today,
        },
        reader,
      ).slice(3);
    expect(of({}, "2027-03-10", "landlord")).toEqual([
      "CLAIM_REPORTED done 2027-02-10 landlord",
      "CLAIM_OBJECTION current 2027-03-10 tenant",
    ]);
    expect(of({}, "2027-03-11", "landlord")[1]).toBe("CLAIM_DECISION current null insurer");
    expect(of({ agreedOn: "2027-02-11" }, "2027-02-11", "landlord").slice(1)).toEqual([
      "CLAIM_AGREED done 2027-02-11 tenant",
      "CLAIM_DECISION current null insurer",
    ]);
    const objectedOn = "2027-03-02";
    expect(of({ objectedOn, decided: { on: "2027-03-04", outcome: "PARTLY" } }, "2027-03-05")).toEqual([
      "CLAIM_REPORTED done 2027-02-10 landlord",
      "PREMIUM_FAILED done 2027-03-01 insurer",
      "CLAIM_OBJECTED done 2027-03-02 tenant",
      "PREMIUM_PAID done 2027-03-04 insurer",
      "CLAIM_ACCEPTED done 2027-03-04 insurer",
      "CLAIM_PAYOUT current null insurer",
    ]);
    const decided = { on: "2027-03-14", outcome: "ACCEPTED" } as const;
    const granted = ["CLAIM_REPORTED done 2027-02-10 landlord", "CLAIM_ACCEPTED done 2027-03-14 insurer"];
    expect(of({ decided }, "2027-03-15", "landlord")).toEqual([...granted, "CLAIM_PAYOUT current null insurer"]);
    expect(of({ decided, paidOn: "2027-03-17" }, "2027-03-18", "landlord")).toEqual([
      ...granted,
      "CLAIM_PAID done 2027-03-17 insurer",
    ]);
    expect(of({ decided: { on: "2027-03-14", outcome: "REFUSED" } }, "2027-03-15", "landlord")[1]).toBe(
      "CLAIM_REFUSED done 2027-03-14 insurer",
    );
  });

  test("shows the repayment of a claim to the tenant only", () => {
    const none = { failedOn: null, nextTryOn: null };
    const of = (repayment: Partial<LineRepayment>, reader?: keyof typeof lines) =>
      lineOf(
        {
          status: "ENDED",
          history: [signed, accepted, paid, { from: "ACTIVE", to: "ENDED", on: "2027-03-10", cause: "landlord" }],
          ...covered,
          claims: [
            {
              reportedOn: "2027-02-10",
              objectUntil: "2027-03-10",
              objectedOn: null,
              agreedOn: null,
              decided: { on: "2027-03-14", outcome: "ACCEPTED" },
              paidOn: "2027-03-15",
              repayment: { chooseUntil: "2027-03-28", planned: null, instalments: [], paidOn: null, ...repayment },
            },
          ],
          today: "2027-03-20",
        },
        reader,
      ).slice(7);
    expect(of({})).toEqual(["REPAYMENT_CHOICE current 2027-03-28 tenant"]);
    const planned = { on: "2027-03-15", by: "tenant" } as const;
    const second = { on: "2027-05-15", state: "PLANNED", ...none } as const;
    expect(of({ planned, instalments: [{ on: "2027-04-15", state: "PLANNED", ...none }, second] })).toEqual([
      "REPAYMENT_PLANNED done 2027-03-15 tenant",
      "NEXT_INSTALMENT current 2027-04-15 insurer",
    ]);
    const failedFirst = { on: "2027-04-15", failedOn: "2027-04-15" };
    const again = { ...failedFirst, state: "FAILED", nextTryOn: "2027-04-16" } as const;
    expect(of({ planned, instalments: [again, second] })).toEqual([
      "REPAYMENT_PLANNED done 2027-03-15 tenant",
      "INSTALMENT_FAILED problem 2027-04-15 insurer",
      "INSTALMENT_TRY current 2027-04-16 insurer",
      "NEXT_INSTALMENT upcoming 2027-05-15 insurer",
    ]);
    const invoice = { on: "2027-04-11", state: "INVOICED", ...none } as const;
    expect(of({ planned: { on: "2027-03-29", by: "calendar" }, instalments: [invoice] })).toEqual([
      "REPAYMENT_INVOICED done 2027-03-29 insurer",
      "INVOICE_DUE current 2027-04-11 tenant",
    ]);
    const unpaid = { ...failedFirst, state: "UNPAID", nextTryOn: null } as const;
    expect(of({ planned, instalments: [unpaid] }).slice(2)).toEqual(["PERSON_TAKES_OVER current null insurer"]);
    const done = { planned, instalments: [{ ...unpaid, state: "PAID" } as const], paidOn: "2027-05-20" };
    expect(of(done)).toEqual([
      "REPAYMENT_PLANNED done 2027-03-15 tenant",
      "INSTALMENT_FAILED done 2027-04-15 insurer",
      "REPAID done 2027-05-20 tenant",
    ]);
    for (const repayment of [{}, done]) expect(of(repayment, "landlord")).toEqual([]);
  });

  test("lists the next instalment after a claim that the desk still has to decide", () => {
    const reported = { reportedOn: "2027-02-10", objectUntil: "2027-02-20", objectedOn: null, agreedOn: null };
    const open = { ...reported, decided: null, paidOn: null };
    const next = { on: "2027-03-25", state: "PLANNED", failedOn: null, nextTryOn: null } as const;
    const planned = { on: "2027-02-25", by: "tenant" } as const;
    const repayment = { chooseUntil: "2027-03-01", planned, instalments: [next], paidOn: null };
    const decided = { on: "2027-02-24", outcome: "ACCEPTED" } as const;
    const repaid = { ...reported, decided, paidOn: "2027-02-24", repayment };
    const line = lineOf({ status: "ENDED", claims: [repaid, { ...open, repayment: null }], today: "2027-03-01" });
    const last = ["CLAIM_DECISION current null insurer", "NEXT_INSTALMENT upcoming 2027-03-25 insurer"];
    expect(line.slice(-2)).toEqual(last);
  });

  test("waits for the proof of moving out, then for the desk, and shows the landlord only a confirmation", () => {
    const leaving: PastChange = { from: "ACTIVE", to: "CANCELLATION_REQUESTED", on: "2027-05-01", cause: "tenant" };
    const cancelled = {
      status: "CANCELLATION_REQUESTED" as const,
      history: [signed, accepted, paid, leaving],
      ...covered,
    };
    const given = { state: "PROOF", givenOn: "2027-05-02", decidedOn: null } as const;
    const of = (movingOuts: LineMovingOut[], reader?: keyof typeof lines) =>
      lineOf({ ...cancelled, movingOuts, today: "2027-05-20" }, reader).slice(4);
    const release = "RELEASE current null landlord";
    const proofGiven = "MOVING_OUT_GIVEN done 2027-05-02 tenant";
    const waits = (event: string, by: string) => [
      proofGiven,
      `${event} current null ${by}`,
      "RELEASE upcoming null landlord",
    ];
    expect(of([given])).toEqual(waits("MOVING_OUT_PROOF", "tenant"));
    expect(of([{ ...given, state: "OPEN" }])).toEqual(waits("MOVING_OUT_DECISION", "insurer"));
    expect(of([{ ...given, state: "OPEN" }], "landlord")).toEqual([release]);
    const refused = { ...given, state: "REFUSED", decidedOn: "2027-05-03" } as const;
    const confirmed = { state: "CONFIRMED", givenOn: "2027-05-03", decidedOn: "2027-05-04" } as const;
    expect(of([refused, confirmed])).toEqual([
      proofGiven,
      "MOVING_OUT_REFUSED done 2027-05-03 insurer",
      "MOVING_OUT_GIVEN done 2027-05-03 tenant",
      "MOVING_OUT_CONFIRMED done 2027-05-04 insurer",
      release,
    ]);
    expect(of([refused, confirmed], "landlord")).toEqual(["MOVING_OUT_CONFIRMED done 2027-05-04 insurer", release]);
    // The end comes last among the events of one day.
    const released: PastChange = { from: "CANCELLATION_REQUESTED", to: "ENDED", on: "2027-05-04", cause: "landlord" };
    const over = { ...cancelled, status: "ENDED" as const, history: [...cancelled.history, released] };
    expect(lineOf({ ...over, movingOuts: [confirmed], today: "2027-05-04" }).slice(-2)).toEqual([
      "MOVING_OUT_CONFIRMED done 2027-05-04 insurer",
      "END done 2027-05-04 landlord",
    ]);
  });

  test("shows a withdrawn cancellation, with and without an unpaid premium", () => {
    const leaving: PastChange = { from: "PAST_DUE", to: "CANCELLATION_REQUESTED", on: "2027-03-02", cause: "tenant" };
    const stayed: PastChange = { from: "CANCELLATION_REQUESTED", to: "PAST_DUE", on: "2027-03-03", cause: "tenant" };
    const history = [signed, accepted, paid, failed, leaving, stayed];
    const line = lineOf({ status: "PAST_DUE", history, ...covered, nextTryOn: "2027-03-04", today: "2027-03-03" });
    expect(line.slice(3)).toEqual([
      "PREMIUM_FAILED problem 2027-03-01 insurer",
      "CANCELLATION_REQUESTED done 2027-03-02 tenant",
      "STAYED done 2027-03-03 tenant",
      "NEXT_TRY current 2027-03-04 insurer",
    ]);
    const unpaid: PastChange = { ...stayed, to: "ACCEPTED" };
    const early = {
      status: "ACCEPTED" as const,
      history: [signed, accepted, { ...leaving, from: "ACCEPTED" as const }, unpaid],
    };
    expect(lineOf({ ...early, ...covered, coverStart: "2027-04-01", today: "2027-03-03" }).slice(-2)).toEqual([
      "STAYED done 2027-03-03 tenant",
      "COVER current 2027-04-01 insurer",
    ]);
  });

  test("shows that a policy ended because the landlord did not answer", () => {
    const unanswered: PastChange = { from: "SIGNED", to: "ENDED", on: "2027-02-15", cause: "calendar" };
    const over = { status: "ENDED" as const, history: [signed, unanswered], answerUntil: null, today: "2027-03-01" };
    const line = ["SIGNED done 2027-01-15 tenant", "UNANSWERED problem 2027-02-15 insurer"];
    expect(lineOf(over)).toEqual(line);
    expect(lineOf(over, "landlord")).toEqual(line);
  });

  test("shows no cover after a withdrawal before cover began", () => {
    const withdrawn: PastChange = { from: "ACCEPTED", to: "WITHDRAWN", on: "2027-01-20", cause: "tenant" };
    const history = [signed, accepted, withdrawn];
    expect(lineOf({ status: "WITHDRAWN", history, ...covered, today: "2027-03-01" })).toEqual([
      "SIGNED done 2027-01-15 tenant",
      "ACCEPTED done 2027-01-17 landlord",
      "WITHDRAWN done 2027-01-20 tenant",
    ]);
  });
});
