import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { stripeAccounts } from "../src/stripe-accounts.ts";
import { anotherPerson, apply, eventually, expectSuccess, refIdOf } from "../src/tenant-by-api.ts";
import { apiClientFor } from "../src/api-client.ts";
import { sign } from "../try/simulate-users.ts";
import { makeClient } from "../try/traffic.ts";
import type { Installation } from "./installation.ts";

/** A fault for which alerts exist. */
export interface Fault {
  cause: string;
  alerts: string[];
  /** What the fault needs, while all is well. */
  prepare?(installation: Installation): Promise<void>;
  begin(installation: Installation): Promise<void>;
  /** Repeated while the alerts are awaited. */
  repeat?(installation: Installation): Promise<void>;
  end?(installation: Installation): Promise<void>;
}

const declinedCard = "4000000000000341";
const second = 1_000;
/** Prepared contracts that wait for their landlord. */
let signed: { refId: string; landlordToken: string }[] = [];

async function signContracts(installation: Installation, count: number, cardNumber?: string): Promise<void> {
  signed = [];
  for (let number = 0; number < count; number++)
    signed.push(await sign(installation, makeClient(installation.url), { ...(cardNumber && { cardNumber }) }));
}

async function acceptAll({ url }: Installation): Promise<void> {
  const client = makeClient(url);
  for (const { landlordToken } of signed) expectSuccess(await client.post(`/landlord/${landlordToken}/accept`));
}

/** Locks the table of applications for so long, while some people open theirs. */
async function openLocked({ psql, url }: Installation, seconds: number): Promise<void> {
  const api = apiClientFor(url);
  const { body } = await api.post("/onboarding/tenant/init");
  const lock = psql("kautia", `BEGIN; LOCK TABLE application; SELECT pg_sleep(${seconds}); COMMIT`);
  await wait(200);
  await Promise.all(Array.from({ length: 5 }, () => api.get(`/onboarding/tenant/${body.token}`)));
  await lock;
}

/** Somebody asks for a link to an application, which is mailed. */
async function askForMail({ url }: Installation): Promise<void> {
  const api = apiClientFor(url);
  const { email } = anotherPerson();
  await api.post("/onboarding/tenant/name", {
    firstName: "Ada",
    lastName: "Weiß",
    email,
    phone: { dialCode: "+49", number: "170 1234567" },
  });
  await api.post("/onboarding/tenant/resume-link", { email });
  await wait(second);
}

async function upload({ url }: Installation): Promise<void> {
  const client = makeClient(url);
  const token = await apply(client, { employmentStatus: "STUDENT" });
  await client.upload(await refIdOf(client, token), { token, type: "PASSPORT" });
}

/** Moves the product's clock, so that the pauses between the attempts pass. It stops wherever work fails. */
async function passPauses({ url, psql }: Installation): Promise<void> {
  const isSetAside = async () =>
    (await psql("kautia", "SELECT 1 FROM failed_work WHERE retry_at IS NULL")).length > 0 || undefined;
  const inTwoHours = new Date(Date.now() + 7_200 * second).toISOString();
  await eventually(async () => {
    await apiClientFor(url)
      .clock(inTwoHours)
      .catch(() => {});
    return isSetAside();
  }, 60);
}

/** Charges a card that is on file, as somebody could do in the provider's dashboard. */
async function chargeByHand({ provider }: Installation): Promise<void> {
  const { secretKey } = stripeAccounts.de;
  const [charge] = provider.account(secretKey).succeeded();
  const idOf = (shown: string | { id: string } | null = null) =>
    typeof shown === "string" ? shown : (shown?.id ?? "");
  const body = new URLSearchParams({
    amount: "999",
    currency: "eur",
    customer: idOf(charge?.customer),
    payment_method: idOf(charge?.payment_method),
    off_session: "true",
    confirm: "true",
  });
  const headers = { Authorization: `Bearer ${secretKey}` };
  const answer = await fetch(`${provider.url}/v1/payment_intents`, { method: "POST", body, headers });
  if (!answer.ok) throw new Error(`not charged: ${await answer.text()}`);
}

const setReadOnly = async ({ psql }: Installation, value: "on" | "off") => {
  await psql("postgres", `ALTER SYSTEM SET default_transaction_read_only = ${value}`);
  await psql("postgres", "SELECT pg_reload_conf()");
};

const filler = ({ dataDir }: Installation) => join(dataDir, "filler");

/** In this order, no fault hides the next one. */
export const faults: readonly Fault[] = [
  {
    cause: "a table is locked for 1.5 s again and again",
    alerts: ["KautiaRequestsSlow"],
    begin: (installation) => openLocked(installation, 1.5),
    repeat: (installation) => openLocked(installation, 1.5),
  },
  {
    cause: "a table is locked for 4 s again and again",
    alerts: ["KautiaRequestsFail"],
    begin: (installation) => openLocked(installation, 4),
    repeat: (installation) => openLocked(installation, 4),
  },
  {
    cause: "the cards of four tenants are declined",
    alerts: ["KautiaChargesFail"],
    prepare: (installation) => signContracts(installation, 4, declinedCard),
    begin: acceptAll,
  },
  {
    cause: "a premium that exists already falls due",
    alerts: ["KautiaWorkFails", "KautiaWorkSetAside"],
    prepare: (installation) => signContracts(installation, 1),
    async begin(installation) {
      const [{ refId } = { refId: "" }] = signed;
      await installation.psql(
        "kautia",
        `INSERT INTO premium (id, ref_id, number, currency, status, period_from, period_until, due_at, amount_cents)
         VALUES (gen_random_uuid(), '${refId}', 1, 'EUR', 'CANCELLED', now(), now() + interval '1 year', now(), 100)`,
      );
      await acceptAll(installation);
      await passPauses(installation);
    },
    end: async ({ psql }) => {
      await psql("kautia", "DELETE FROM premium WHERE status = 'CANCELLED' AND amount_cents = 100");
      await psql("kautia", "DELETE FROM failed_work");
    },
  },
  {
    cause: "the card provider cuts all connections",
    alerts: ["KautiaPaymentsUnanswered"],
    prepare: (installation) => signContracts(installation, 1),
    async begin(installation) {
      installation.provider.faults.on("POST", /./, { kind: "refuse" }, Infinity);
      installation.provider.faults.on("GET", /./, { kind: "refuse" }, Infinity);
      await acceptAll(installation);
    },
    end: async ({ provider }) => provider.faults.clear(),
  },
  {
    cause: "clamd is down, and somebody uploads a document",
    alerts: ["KautiaFilesUnscanned"],
    async begin(installation) {
      await installation.services.clamd.stop();
      await upload(installation);
    },
    end: ({ services }) => services.clamd.start(),
  },
  {
    cause: "the mail server refuses our login",
    alerts: ["KautiaWarns", "KautiaMailsUnsent"],
    async begin(installation) {
      await installation.services.mail.stop();
      await installation.services.refusingMail.start();
      await askForMail(installation);
    },
  },
  {
    cause: "the mail server is down",
    alerts: ["KautiaProviderFails"],
    begin: ({ services }) => services.refusingMail.stop(),
    repeat: askForMail,
    end: ({ services }) => services.mail.start(),
  },
  {
    cause: "the disk of DATA_DIR is nearly full",
    alerts: ["KautiaDiskLow"],
    begin: async (installation) => writeFileSync(filler(installation), Buffer.alloc(60 * 1024 ** 2)),
    end: async (installation) => rmSync(filler(installation)),
  },
  {
    cause: "somebody charges a card in the provider's dashboard",
    alerts: ["KautiaBooksDiffer"],
    async begin(installation) {
      await chargeByHand(installation);
      await installation.reconcile();
    },
  },
  {
    cause: "the worker's machine has a clock that is a day ahead",
    alerts: ["KautiaClockWrong"],
    async begin({ services }) {
      await services.worker.stop();
      await services.lateWorker.start();
    },
    async end({ services }) {
      await services.lateWorker.stop("SIGKILL");
      await services.worker.start();
    },
  },
  {
    cause: "the database becomes read-only, as a full disk makes it at many providers",
    alerts: ["KautiaProcessNotReady"],
    begin: (installation) => setReadOnly(installation, "on"),
    end: (installation) => setReadOnly(installation, "off"),
  },
  {
    cause: "the worker is gone, and a mail has to be sent",
    alerts: ["KautiaNoWorker", "KautiaWorkLate"],
    async begin(installation) {
      await installation.services.worker.stop("SIGKILL");
      await askForMail(installation);
    },
    end: ({ services }) => services.worker.start(),
  },
  {
    cause: "nobody backs up, compares the books, or deletes old data any more",
    alerts: ["KautiaBackupOld", "KautiaReconcileOld", "KautiaRetentionOld"],
    async prepare({ dump, reconcile }) {
      await dump("last");
      await reconcile();
    },
    begin: ({ services }) => services.worker.stop("SIGKILL"),
    end: ({ services }) => services.worker.start(),
  },
  {
    cause: "the database is restored from a backup",
    alerts: ["KautiaMoneyHeld"],
    async begin({ services: { web, worker }, psql, dump, restore }) {
      const file = await dump("backup");
      await Promise.all([web.stop(), worker.stop()]);
      await psql("postgres", "DROP DATABASE kautia WITH (FORCE)");
      await restore(file, "kautia");
      await Promise.all([web.start(), worker.start()]);
    },
  },
  {
    cause: "PostgreSQL is gone",
    alerts: ["KautiaDown"],
    begin: async ({ database }) => (await database.primary()).stop("SIGKILL"),
  },
];
