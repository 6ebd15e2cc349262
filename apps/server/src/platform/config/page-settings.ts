import { countries, type Country, defaultCountry, perCountry, regionOf } from "@kautia/contract";
import { about, eachCountry, email, flag, group, nameOf, optional, text, url, wholeNumber } from "./setting.ts";

const mailboxOf = (country: Country) => (country === defaultCountry ? "hilfe" : `hilfe-${country}`);
const sampleSupport = perCountry((country) => `${mailboxOf(country)}@kautia.example`);

export const pageSettings = () =>
  group(
    "Brand and pages",
    {
      BRAND_NAME: text.default("Kautia").register(about, { means: "the name of the product" }),
      WEBSITE_URL: optional(url("http", "https")).register(about, {
        means: "the public website, to which visitors without an application are sent",
        otherwise: "our welcome page",
        example: "https://kautia.example",
      }),
      UNDER_CONSTRUCTION_URL: optional(url("http", "https")).register(about, {
        means: "where the browser goes when an application cannot be started",
        otherwise: "our maintenance page",
        example: "https://kautia.example/closed",
      }),
      CLOSED: flag().register(about, {
        means:
          "`true` closes the app, as the desk's switch does: pages of applications return 503 with our maintenance page, " +
          "and no application can be started. Signed policies, the desk, legal pages and health checks keep working",
      }),
      ...eachCountry((country) => ({
        SUPPORT_EMAIL: email.default(sampleSupport[country]).register(about, {
          means: `the address that tenants in ${nameOf(country)} write to. Production warns while it is the sample`,
          example: `${mailboxOf(country)}@example.com`,
        }),
      })),
      SENTRY_DSN: optional(
        url("http", "https").refine(
          (dsn) => new URL(dsn).username !== "" && /\/\d+$/.test(new URL(dsn).pathname),
          "must have a key before its host, and end with the project's number",
        ),
      ).register(about, {
        means: "where the browser reports errors to; in production and after consent only",
        example: "https://key@reports.example/1",
      }),
      ANALYTICS_ID: optional(
        text.refine(
          (id) => /^[A-Z]+-[A-Z0-9]+$/.test(id) || (/^https?:/.test(id) && URL.canParse(id)),
          "must be a measurement id or the address of a script",
        ),
      ).register(about, {
        means:
          "a measurement id (`G-…`), or the address of a script that reads screens from `dataLayer`; in production and " +
          "after consent only",
        example: "G-XXXXXXXXXX",
      }),
      DESIGN_SYSTEM_URL: optional(url("http", "https")).register(about, {
        means:
          "the address of another design system, whose file `/assets/remoteEntry.js` is loaded. It must allow our pages " +
          "by CORS; the content security policy admits its origin",
        otherwise: "our own",
        example: "https://design.example",
      }),
      DESIGN_SYSTEM_TIMEOUT_MS: wholeNumber(500, 120_000)
        .default(2_000)
        .register(about, {
          means:
            "how long a browser waits for the design system, counted from the start of the page, before it uses the " +
            "built-in copy",
        }),
    },
    (values) => ({
      brand: {
        name: values.BRAND_NAME,
        /** Null selects our own welcome page. */
        websiteUrl: values.WEBSITE_URL,
        underConstructionUrl: values.UNDER_CONSTRUCTION_URL,
        supportEmail: perCountry((country) => values[`SUPPORT_EMAIL_${regionOf(country)}`]),
      },
      /** Closed by setting, whatever the desk's switch says. */
      closed: values.CLOSED,
      sentryDsn: values.SENTRY_DSN,
      analyticsId: values.ANALYTICS_ID,
      designSystemUrl: remoteEntryOf(values.DESIGN_SYSTEM_URL),
      /** In ms. */
      designSystemTimeout: values.DESIGN_SYSTEM_TIMEOUT_MS,
    }),
  );

/** The path is fixed (specification §9), but the setting may also be the file's whole address. */
function remoteEntryOf(address: string | null): string | null {
  if (address === null || address.endsWith("/remoteEntry.js")) return address;
  // oxlint-disable-next-line regexp/no-super-linear-move -- a setting
  return `${address.replace(/\/+$/, "")}/assets/remoteEntry.js`;
}

export function missingSupportSettings(supportEmail: typeof sampleSupport): string[] {
  return countries
    .filter((country) => supportEmail[country] === sampleSupport[country])
    .map((country) => `SUPPORT_EMAIL_${regionOf(country)}`);
}
