import { readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { countryFacts, ledgerAccounts, perCountry, regionOf } from "@kautia/contract";
import * as z from "zod";
import { parseJson } from "../parse-json.ts";
import { about, eachCountry, group, nameOf, refuse, text, wholeNumber } from "./setting.ts";

const shipped = ["skr03", "skr04", "ekr"];

/** Account numbers of equal length, one for each account of the ledger. */
const chart = z.object({
  /** DATEV's number of the chart, such as '03'; empty if it has none. */
  datev: z.string().regex(/^(\d\d)?$/),
  accounts: z.record(z.enum(ledgerAccounts), z.string().regex(/^[1-9]\d{3,7}$/)),
});
type Chart = z.output<typeof chart>;

export const taxAdviserSettings = () =>
  group(
    "The tax adviser",
    {
      DATEV_CONSULTANT: wholeNumber(1001, 9_999_999).default(1001).register(about, {
        means: "the tax adviser's number at DATEV (Beraternummer)",
      }),
      DATEV_CLIENT: wholeNumber(1, 99_999).default(1).register(about, {
        means: "our number at the tax adviser (Mandantennummer)",
      }),
      ...eachCountry((country) => ({
        DATEV_CHART: text.default(countryFacts[country].chartOfAccounts).register(about, {
          means:
            `which account numbers the bookings in ${nameOf(country)} get: ${shipped.map((name) => `\`${name}\``).join(", ")}, or the ` +
            "path of a file like those in apps/server/charts (docs/books.md#for-the-tax-adviser)",
        }),
      })),
    },
    (values) => ({
      datev: {
        consultant: values.DATEV_CONSULTANT,
        client: values.DATEV_CLIENT,
        charts: perCountry((country) =>
          readChart(`DATEV_CHART_${regionOf(country)}`, values[`DATEV_CHART_${regionOf(country)}`]),
        ),
      },
    }),
  );

function readChart(setting: string, name: string): Chart {
  const path = shipped.includes(name) ? fileURLToPath(new URL(`../../../charts/${name}.json`, import.meta.url)) : name;
  if (!statSync(path, { throwIfNoEntry: false })?.isFile())
    return refuse(setting, `must be ${shipped.join(", ")} or a file that exists`);
  const parsed = chart.safeParse(parseJson(readFileSync(path, "utf8")));
  const found = parsed.success ? parsed.data : refuse(setting, `names a file without the accounts of the ledger`);
  if (new Set(Object.values(found.accounts).map(({ length }) => length)).size > 1)
    return refuse(setting, "names accounts of different lengths");
  return found;
}
