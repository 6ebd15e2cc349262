import { about, group, wholeNumber } from "./setting.ts";

export const deskSettings = () =>
  group(
    "The desk",
    {
      PROMISED_WORKING_DAYS: wholeNumber(1, 20)
        .default(1)
        .register(about, {
          means:
            "how many working days a person usually takes to decide on an application or a claim, as pages and mails say. " +
            "The desk measures it (docs/desk.md#waiting-times)",
        }),
      DECISION_UNDO_SECONDS: wholeNumber(0, 600)
        .default(30)
        .register(about, {
          means:
            "how many seconds a decision on a case or a claim can be undone, before it takes effect and its mails are " +
            "written. `0`: at once",
        }),
      TWO_PEOPLE_FROM_EUROS: wholeNumber(0, 1_000_000)
        .default(1000)
        .register(about, {
          means:
            "from which amount a second person approves a payout or a transfer of a refund that somebody recorded at the desk; " +
            "`0`: each one (docs/desk.md#payouts)",
        }),
    },
    (values) => ({
      promisedWorkingDays: values.PROMISED_WORKING_DAYS,
      decisionUndoSeconds: values.DECISION_UNDO_SECONDS,
      twoPeopleFromEuros: values.TWO_PEOPLE_FROM_EUROS,
    }),
  );
