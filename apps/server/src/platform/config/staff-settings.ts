import { statSync } from "node:fs";
import { about, group, optional, refuse, text, wholeNumber } from "./setting.ts";

export const staffSettings = () =>
  group(
    "The desk",
    {
      PROMISED_WORKING_DAYS: wholeNumber(1, 20)
        .default(1)
        .register(about, {
          means:
            "how many working days a person usually takes to decide on an application or a claim, as pages and mails say. " +
            "The desk measures it (docs/desk.md#who-works-on-what)",
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
      SANCTIONS_SOURCE: optional(text).register(about, {
        means:
          "where payees are looked up before a payout: the path of the EU's consolidated list (CSV 1.1), or the https " +
          "address of a provider (docs/circumstances.md#sanctions)",
        standIn: "the sample sanctions list",
        example: "/var/lib/kautia/sanctions.csv",
      }),
      SANCTIONS_KEY: optional(text).register(about, {
        means: "our key for the provider, sent as a bearer token",
        example: "…",
      }),
    },
    (values) => ({
      promisedWorkingDays: values.PROMISED_WORKING_DAYS,
      decisionUndoSeconds: values.DECISION_UNDO_SECONDS,
      twoPeopleFromEuros: values.TWO_PEOPLE_FROM_EUROS,
      sanctions: readSanctions(values),
    }),
  );

/** A file, or a provider; null: the sample list. */
function readSanctions({
  SANCTIONS_SOURCE: source,
  SANCTIONS_KEY: key,
}: Record<"SANCTIONS_SOURCE" | "SANCTIONS_KEY", string | null>):
  | { path: string }
  | { url: string; key: string | null }
  | null {
  const isProvider = source !== null && /^https?:/.test(source);
  if (key !== null && !isProvider)
    refuse("SANCTIONS_KEY", "has no effect unless SANCTIONS_SOURCE is a provider's address");
  if (source === null) return null;
  if (!isProvider) {
    if (!statSync(source, { throwIfNoEntry: false })?.isFile())
      refuse("SANCTIONS_SOURCE", "must be a file that exists, or an https address");
    return { path: source };
  }
  if (!URL.canParse(source) || source.startsWith("http:"))
    refuse("SANCTIONS_SOURCE", "must be a file that exists, or an https address");
  return { url: source, key };
}
