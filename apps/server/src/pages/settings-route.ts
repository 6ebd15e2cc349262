import {
  claims,
  countries,
  type Country,
  countryFacts,
  describeCurrency,
  getLang,
  getLocaleSettings,
  getSettings,
  type Language,
  languages,
  localeIn,
  perCountry,
  perLanguage,
  predictLang,
  type Settings,
  uploadLimits,
} from "@kautia/contract";
import { texts } from "@kautia/locales";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { isClosed } from "../platform/closed-mode.ts";
import type { Config } from "../platform/config/settings.ts";
import { registerCall } from "../platform/http/register-call.ts";
import { isOffered } from "../platform/is-offered.ts";

export function registerSettingsRoute(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, getSettings, async ({ query }, { country, language }) =>
    publicSettings(deps, { country: query.country ?? country, language, closed: await isClosed(deps) }),
  );
  registerCall(
    app,
    deps,
    getLang,
    ({ query }, { language, region, country }) => texts(localeIn(language, region ?? country), query.part),
    {
      etag: true,
    },
  );
  registerCall(app, deps, predictLang, (_, { language }) => ({ lang: language }));
  registerCall(app, deps, getLocaleSettings, () => ({
    settings: countries.map((country) => ({
      country,
      enabled: isOffered(deps.config, country),
      languages: [...languages],
    })),
  }));
}

/** Listed one by one, so that a new setting is not public by accident. */
export function publicSettings(
  { config, legalDocuments }: Pick<Deps, "config" | "legalDocuments">,
  { country, language, closed }: { country: Country; language: Language; closed: boolean },
): Settings {
  const { brand, operator, supervision, analyticsId, environment } = config;
  const { minimumAge: _, ...product } = config.products[country];
  return {
    environment,
    brand: {
      name: brand.name,
      websiteUrl: brand.websiteUrl ?? `/${language}/welcome`,
      underConstructionUrl: brand.underConstructionUrl ?? `/${language}/maintenance`,
      supportEmail: brand.supportEmail,
      promisedWorkingDays: brand.promisedWorkingDays,
    },
    closed,
    sandbox: config.isSandbox,
    operator: { ...operator, ...supervision[country] },
    insurer: brand.insurers[country],
    authorities: perLanguage((item) => legalDocuments.authorities(country, item)),
    bureau: config.bureau?.name ?? null,
    thirdCountries: config.thirdCountries,
    keepsNationality: config.keepsNationality,
    currency: describeCurrency(countryFacts[country].currency, language),
    country,
    countries: countries.filter((item) => isOffered(config, item)),
    payment: publicPayment(config),
    // Sample rates: specification §9.
    errorReporting: {
      dsn: config.sentryDsn,
      tracesSampleRate: 0.01,
      replaysSessionSampleRate: 0.1,
      replaysOnErrorSampleRate: 1,
    },
    // Analytics load only in production (specification §1).
    analytics: { enabled: environment === "production" && analyticsId !== null, id: analyticsId },
    designSystemUrl: config.designSystemUrl,
    designSystemTimeout: config.designSystemTimeout,
    uploads: uploadLimits,
    product,
    minimumAges: perCountry((item) => config.products[item].minimumAge),
    maxCoTenants: config.maxCoTenants,
    claims,
  };
}

function publicPayment({ payment, paymentMethods }: Config): Settings["payment"] {
  const { provider } = payment;
  const publicKeys = perCountry((country) =>
    payment.provider === "sandbox" ? null : payment.accounts[country].publicKey,
  );
  return { provider, publicKeys, methods: paymentMethods.offered, debit: paymentMethods.debit };
}
