import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const account = (country: "DE" | "AT", iban: string) => ({
  [`COLLECTION_ACCOUNT_${country}`]: iban,
  [`COLLECTION_ACCOUNT_HOLDER_${country}`]: "Treuhandkonto",
});

test("each country's premiums have an account of their own", () => {
  const own = { ...account("DE", "DE89 3704 0044 0532 0130 00"), ...account("AT", "AT61 1904 3002 3457 3201") };
  expect(readConfig(own).collectionAccounts.at).toEqual({ iban: "AT611904300234573201", holder: "Treuhandkonto" });
  const shared = { ...own, ...account("AT", "DE89370400440532013000") };
  expect(() => readConfig(shared)).toThrow(
    "COLLECTION_ACCOUNT_DE is also the account of Austria; each country needs its own.",
  );
});
