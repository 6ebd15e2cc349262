import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Country, perCountry } from "@kautia/contract";
import { markTrial } from "@kautia/locales/policy-documents";
import type { Kysely } from "kysely";
import { analyticsTag } from "./pages/index.ts";
import { measureDisk } from "./platform/adapters/measure-disk.ts";
import { openSettableClock } from "./platform/adapters/settable-clock.ts";
import { openPglite } from "./platform/adapters/pglite.ts";
import { openPostgres } from "./platform/adapters/postgres.ts";
import { pdfTypesetter } from "./policy-documents/adapters/pdf-typesetter.ts";
import { openLegalDocuments } from "./policy-documents/adapters/folder-legal-documents.ts";
import { findPlaceWarnings } from "./documents/index.ts";
import { findMailWarnings } from "./mails/index.ts";
import { findMoneyHold, findMoneyWarnings } from "./billing/index.ts";
import { makeOutbox } from "./mails/adapters/outbox-mail.ts";
import { makeSmtpMail } from "./mails/adapters/smtp-mail.ts";
import { makeWebAuthnPasskeys } from "./account/adapters/webauthn-passkeys.ts";
import { makeArgon2Passwords } from "./account/adapters/argon2-passwords.ts";
import { makeSandboxPayment } from "./billing/adapters/sandbox/sandbox-payment.ts";
import type { SandboxFaults } from "./billing/adapters/sandbox/sandbox-tables.ts";
import { stripeSources } from "./billing/adapters/stripe/stripe-sources.ts";
import { makeHttpBureau } from "./quote/adapters/http-bureau.ts";
import { scorecardBureau } from "./quote/adapters/scorecard.ts";
import { makeUsageLimits } from "./platform/adapters/postgres-usage-limits.ts";
import { systemRandom } from "./platform/adapters/system-random.ts";
import { joseSignedOffers } from "./invitations/adapters/jose-signed-offers.ts";
import { builtInScanner } from "./documents/adapters/built-in-scanner.ts";
import { makeClamdScanner } from "./documents/adapters/clamd-scanner.ts";
import { folderStorage } from "./documents/adapters/folder-storage.ts";
import { makeEmbeddedSuggestion } from "./addresses/adapters/embedded-suggestion.ts";
import { makeGoogleSuggestion } from "./addresses/adapters/google-suggestion.ts";
import { makeImportedSuggestion } from "./addresses/adapters/imported-suggestion.ts";
import { makeKnownStreets } from "./addresses/adapters/known-streets.ts";
import { makePhotonSuggestion } from "./addresses/adapters/photon-suggestion.ts";
import { hasSeveralHomes } from "./partners/index.ts";
import { makeLog } from "./platform/adapters/make-log.ts";
import { countLockWaits } from "./platform/database/count-lock-waits.ts";
import { checkInstallation } from "./platform/database/check-installation.ts";
import { migrate } from "./platform/database/migrate.ts";
import type { Database } from "./platform/database/schema.ts";
import type { Deps } from "./deps.ts";
import { findCallers } from "./find-callers.ts";
import { makeWork } from "./work.ts";
import { Lifecycle } from "./platform/lifecycle.ts";
import { readLastRuns } from "./platform/jobs/last-runs.ts";
import { Readiness } from "./platform/readiness.ts";
import type { Bureau } from "./quote/ports.ts";
import { ClockCheck } from "./platform/clock/clock-check.ts";
import type { Clock } from "./platform/clock/clock.ts";
import type { DatabaseConnection } from "./platform/database/connection.ts";
import type { DocumentStorage } from "./documents/ports/document-storage.ts";
import type { FileScanner } from "./documents/ports/file-scanner.ts";
import type { Log } from "./platform/log.ts";
import type { Mail } from "./mails/ports.ts";
import type { Passwords } from "./account/ports/passwords.ts";
import type { Payment } from "./billing/ports/payment.ts";
import type { Random } from "./platform/random.ts";
import type { SuggestionSource } from "./addresses/ports.ts";
import { openSeals } from "./seals/adapters/open-seals.ts";
import type { Seal } from "./seals/index.ts";
import { makeSampleCertificate } from "./policy-documents/sample-certificate.ts";
import type { LegalDocuments } from "./policy-documents/ports/legal-documents.ts";
import type { Typesetter } from "./policy-documents/ports/typesetter.ts";
import type { Config } from "./platform/config/settings.ts";
import { defineGauges } from "./platform/telemetry/gauges.ts";
import { defineMetrics } from "./platform/telemetry/metrics.ts";
import { openTelemetry } from "./platform/telemetry/open-telemetry.ts";
import { waitAtMost } from "./platform/wait-at-most.ts";
import { type OutsidePorts, watchProviders } from "./watch-providers.ts";
import { makeHttpSender } from "./webhooks/adapters/http-sender.ts";
import { makeHttpSanctions } from "./sanctions/adapters/http-sanctions.ts";
import { makeListFile } from "./sanctions/adapters/list-file.ts";
import { sampleList } from "./sanctions/adapters/sample-list.ts";
import type { Sanctions } from "./sanctions/ports.ts";
import type { WebhookSender } from "./webhooks/ports.ts";

/** Wraps a port that reaches outside, for example to inject faults. */
export type WrapPort = <Port extends object>(name: "payment" | "mail" | "storage" | "jobs", port: Port) => Port;

export interface Overrides {
  database?: DatabaseConnection<Kysely<Database>>;
  clock?: Clock;
  random?: Random;
  log?: Log;
  /** A file descriptor. Commands log to standard error (2), because standard output is their answer. */
  logTo?: 1 | 2;
  sandboxFaults?: SandboxFaults;
  paymentTimeout?: number;
  mail?: Mail;
  passwords?: Passwords;
  bureau?: Bureau;
  sanctions?: Sanctions;
  suggestion?: SuggestionSource;
  storage?: DocumentStorage;
  scanner?: FileScanner;
  typesetter?: Typesetter;
  seals?: Record<Country, Seal | null>;
  webhooks?: WebhookSender;
  wrapPort?: WrapPort;
}

/** Opens what the settings choose and migrates the database. Only this file names adapters. */
export async function makeContainer(config: Config, overrides: Overrides = {}): Promise<Deps> {
  const typesetter = openTypesetter(config, overrides.typesetter ?? pdfTypesetter);
  const legalDocuments = openLegal(config, typesetter);
  const log = overrides.log ?? makeLog(config.logLevel, overrides.logTo);
  const wrapPort: WrapPort = overrides.wrapPort ?? ((_name, port) => port);
  const clockCheck = new ClockCheck();
  const database = overrides.database ?? (await openDatabase(config, { log, clockCheck }));
  const telemetry = await openTelemetry(config, log);
  const metrics = defineMetrics(telemetry.meter);
  const watched = watchProviders(metrics, listOutsidePorts(config, overrides));
  try {
    await migrate(database.db);
    await checkInstallation(database.db, config.isSandbox);
    const { db, sql, poolUsage } = database;
    const base = overrides.clock ?? clockCheck;
    const settableClock = config.devCalls ? await openSettableClock(db, base) : null;
    const random = overrides.random ?? systemRandom;
    const clock = settableClock ?? base;
    const stripe = await openStripe(config, overrides.paymentTimeout);
    const sandbox = makeSandboxPayment({ db: db.withTables(), clock, faults: overrides.sandboxFaults });
    const payment = watched.payment(wrapPort<Payment>("payment", stripe?.payment ?? sandbox));
    const { brand, publicUrl } = config;
    const { smtp, outbox } = openMail(config, db, clock);
    const mail = watched.mail(wrapPort<Mail>("mail", overrides.mail ?? smtp ?? outbox));
    const storage = watched.storage(wrapPort("storage", overrides.storage ?? (await openStorage(config, random, log))));
    const scanner = watched.scanner(overrides.scanner ?? openScanner(config));
    const webhooks = overrides.webhooks ?? makeHttpSender({ allowsPrivate: config.webhooksMayBePrivate });
    const seals = watchSeals(overrides.seals ?? (await openSeals(config)), watched);
    const policyDocuments = { typesetter, legalDocuments, seals };
    const own = { config, db, sql, clock, settableClock, clockCheck, random, log, metrics };
    const shared = { ...own, storage, scanner, mail, payment, webhooks, ...policyDocuments };
    const { operator, workAtOnce } = config;
    const jobs = wrapPort("jobs", makeWork({ ...shared, brand, operator, publicUrl }, workAtOnce));
    const lifecycle = new Lifecycle();
    const readiness = new Readiness(
      [() => (lifecycle.stopping ? "stopping" : null), () => database.findProblem(), () => clockCheck.problem],
      log,
    );
    const sanctions = watched.sanctions(overrides.sanctions ?? openSanctions(config, log));
    const findWarnings = async () => [
      ...(await findMailWarnings(db)),
      ...(await findPlaceWarnings({ db, storage })),
      ...(await findMoneyWarnings({ db, config })),
      ...(await sanctions.findWarnings(clock.now())),
    ];
    defineGauges(telemetry.meter, {
      poolUsage,
      isReady: async () => (await readiness.findProblem()) === null,
      clockDifference: () => clockCheck.difference,
      findWarnings,
      isMoneyHeld: async () => (await findMoneyHold({ db, config })) !== null,
      measureWork: () => jobs.measure(),
      isWorker: config.role !== "web",
      readLastRuns: () => readLastRuns(db),
      countLockWaits: () => countLockWaits(db),
      measureDisk: () => measureDisk(config.dataDir),
    });
    return {
      ...shared,
      telemetry,
      sanctions,
      bureau: watched.bureau(overrides.bureau ?? openBureau(config, log)),
      suggestion: watched.suggestion(overrides.suggestion ?? openSuggestion(config, { db, sql }, clock)),
      passwords: overrides.passwords ?? makeArgon2Passwords(),
      passkeys: makeWebAuthnPasskeys({ publicUrl, name: brand.name }),
      signedOffers: joseSignedOffers,
      paymentNotices: stripe?.notices ?? null,
      cardFormSources: stripe ? stripeSources : null,
      sandbox,
      analyticsTag: analyticsTag(config.analyticsId),
      outbox,
      usageLimits: makeUsageLimits({ sql, clock }),
      callers: findCallers({ db, sql, clock, config }),
      jobs,
      lifecycle,
      readiness,
      findWarnings,
      async close() {
        await jobs.stop();
        smtp?.close();
        await waitAtMost(telemetryTimeout, telemetry.close());
        await database.close();
      },
    };
  } catch (error) {
    await telemetry.close();
    await database.close();
    throw error;
  }
}

function watchSeals(
  seals: Record<Country, Seal | null>,
  { sealKey, timeStamps }: Pick<ReturnType<typeof watchProviders>, "sealKey" | "timeStamps">,
): Record<Country, Seal | null> {
  return perCountry((country) => {
    const seal = seals[country];
    return seal && { key: sealKey(seal.key), stamps: seal.stamps && timeStamps(seal.stamps) };
  });
}

function listOutsidePorts(config: Config, overrides: Overrides): OutsidePorts {
  const { photonUrl, googlePlacesKey } = config.suggestion;
  return {
    payment: config.payment.provider === "stripe",
    mail: Boolean(overrides.mail ?? config.mail.smtpUrl),
    storage: Boolean(overrides.storage ?? config.storage),
    scanner: Boolean(overrides.scanner ?? config.scanner),
    bureau: Boolean(overrides.bureau ?? config.bureau),
    sanctions: Boolean(overrides.sanctions ?? (config.sanctions && "url" in config.sanctions)),
    sealKey: Boolean(overrides.seals ?? Object.values(config.seals).some((seal) => seal?.kind === "csc")),
    timeStamps: Boolean(overrides.seals ?? config.timeStampUrl),
    suggestion: Boolean(overrides.suggestion ?? photonUrl ?? googlePlacesKey),
  };
}

async function openDatabase(
  { databaseUrl, databasePool, dataDir }: Config,
  watching: { log: Log; clockCheck: ClockCheck },
) {
  return databaseUrl
    ? openPostgres(databaseUrl, { ...watching, ...databasePool })
    : openPglite(dataDir, { log: watching.log });
}

/** In a trial, every document says so. */
function openTypesetter({ brand }: Config, typesetter: Typesetter): Typesetter {
  return brand.isTrial ? { set: (content) => typesetter.set(markTrial(content)) } : typesetter;
}

function openLegal({ legalDirs, mayUseSampleTexts, ...config }: Config, typesetter: Typesetter): LegalDocuments {
  return openLegalDocuments({
    sampleCertificate: (reader) => makeSampleCertificate(config, reader),
    folders: legalDirs,
    mayUseSamples: mayUseSampleTexts,
    typesetter,
    brandName: config.brand.name,
    insurers: config.brand.insurers,
    contacts: perCountry((country) => contactIn(country, config)),
    worksFromAbroad: config.worksFromAbroad,
  });
}

/** Sends through SMTP when it is configured, otherwise collects mails in the outbox. */
function openMail({ mail, brand }: Config, db: Kysely<Database>, clock: Clock) {
  const { smtpUrl, from, ...settings } = mail;
  return smtpUrl === null
    ? { smtp: null, outbox: makeOutbox(db.withTables(), clock) }
    : { smtp: makeSmtpMail({ url: smtpUrl, from: { name: brand.name, address: from }, ...settings }), outbox: null };
}

/** In ms: an unreachable collector must not delay the shutdown. */
const telemetryTimeout = 2_000;

/** In ms; the port promises an answer within about 10 s. */
const paymentTimeout = 9_000;

async function openStripe({ payment }: Config, timeout = paymentTimeout) {
  if (payment.provider !== "stripe") return null;
  // Loaded only when used: the SDK has a tenth of all modules that a start would load.
  const { makeStripePayment } = await import("./billing/adapters/stripe/stripe-payment.ts");
  const { readStripeNotices } = await import("./billing/adapters/stripe/stripe-notices.ts");
  return { payment: makeStripePayment({ ...payment, timeout }), notices: readStripeNotices(payment.accounts) };
}

function contactIn(
  country: Country,
  config: Pick<Config, "brand" | "operator" | "supervision" | "registerPhone" | "bureau" | "collectionAccounts">,
) {
  const { brand, operator, supervision, bureau } = config;
  const account = config.collectionAccounts[country];
  const supportEmail = brand.supportEmail[country];
  return {
    supportEmail,
    privacyContact: operator.privacyOfficer ?? supportEmail,
    bureauName: bureau?.name ?? null,
    collectionAccount: account && `${account.holder}, IBAN ${account.iban}`,
    registerNumber: supervision[country].intermediaryRegister,
    registerPhone: config.registerPhone,
    contact: [operator.name ?? brand.name, operator.address, supportEmail].filter(Boolean).join(", "),
  };
}

/** In ms, between the three attempts. Short, because a tenant is waiting. */
const bureauPauses = [200, 800];

/**
 * Addresses are always verified against our own places, whatever the source of suggestions, because that costs nothing.
 */
function openSuggestion(
  { suggestion: { photonUrl, googlePlacesKey } }: Config,
  { db, sql }: Pick<Deps, "db" | "sql">,
  clock: Clock,
): SuggestionSource {
  const imported = makeImportedSuggestion({ sql, clock, embedded: makeEmbeddedSuggestion(makeKnownStreets(sql)) });
  const { verify, warmUp } = imported;
  // Our own knowledge, which any source may lack.
  const knowBuildings = (source: SuggestionSource): SuggestionSource => ({
    ...source,
    hasSeveralHomes: (address) => hasSeveralHomes({ db, sql }, address),
  });
  if (photonUrl) return knowBuildings({ ...makePhotonSuggestion({ url: photonUrl, verify }), warmUp });
  if (!googlePlacesKey) return knowBuildings(imported);
  return knowBuildings({ ...makeGoogleSuggestion({ key: googlePlacesKey, verify }), warmUp });
}

function openScanner({ scanner: address }: Config): FileScanner {
  return address ? makeClamdScanner({ address }) : builtInScanner;
}

async function openStorage({ storage, dataDir }: Config, random: Random, log: Log): Promise<DocumentStorage> {
  if (!storage) return folderStorage(join(dataDir, "documents"));
  // Loaded only when used, because loading it slows down the start considerably.
  const { openS3Storage } = await import("./documents/adapters/s3-storage.ts");
  return openS3Storage({ ...storage, spoolFolder: join(dataDir, "arriving"), random, log });
}

/** In ms. A person waits for the answer before a transfer. */
const sanctionsTimeout = 8_000;

function openSanctions({ sanctions }: Config, log: Log): Sanctions {
  if (!sanctions) return sampleList;
  return "url" in sanctions
    ? makeHttpSanctions({ ...sanctions, timeout: sanctionsTimeout, log })
    : makeListFile({ ...sanctions, log });
}

function openBureau({ bureau }: Config, log: Log): Bureau {
  if (!bureau) return scorecardBureau;
  const { secrets } = bureau;
  return makeHttpBureau({
    ...bureau,
    secrets: secrets && {
      cert: readFileSync(secrets.certFile),
      key: readFileSync(secrets.keyFile),
      ca: secrets.caFile === null ? null : readFileSync(secrets.caFile),
    },
    pauses: bureauPauses,
    log,
  });
}
