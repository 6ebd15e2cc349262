import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { errors } from "@kautia/contract";
import { startStripeDouble } from "@kautia/stripe-double";
import { type App, hostApp } from "../app.ts";
import { stripeSettings } from "../stripe-accounts.ts";
import { answerQuestions, choosePeriod } from "../tenant-by-api.ts";
import { apiClientFor } from "../api-client.ts";
import { chooseFiles, openDocuments } from "./documents.ts";
import type { PageCase, ProgramCase, Stage } from "./error-case.ts";

const document = { name: "scan.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4\n%%EOF\n") };

export interface RunningServer {
  app: App;
  dataDir: string;
}

/** Uploads a document; the browser answers in the server's place. */
async function uploadSimulating(stage: Stage, errorCode: "INTERNAL" | "OVERLOADED" | "UNAVAILABLE"): Promise<void> {
  await openDocuments(stage);
  const { status } = errors[errorCode];
  const texts = { type: `urn:kautia:error:${errorCode}`, title: errorCode, message: "Simulated." };
  const body = JSON.stringify({ ...texts, status, errorCode, data: { fields: [] } });
  const headers = { "content-type": "application/problem+json" };
  await stage.page.route(/\/document$/, (route) => route.fulfill({ status, headers, body }));
  await chooseFiles(stage, document);
  await stage.page
    .getByText(stage.words(`errors.${errorCode}`))
    .first()
    .waitFor();
}

/** Server faults. Each case restores the server afterwards. */
export function faultCases(server: () => RunningServer) {
  return {
    INTERNAL: {
      how: "A tenant uploads a document and something breaks; the browser simulates the answer",
      found: "server",
      meet: (stage) => uploadSimulating(stage, "INTERNAL"),
    },
    OVERLOADED: {
      how: "A tenant uploads a document while the server is overloaded; the browser simulates the answer",
      found: "server",
      meet: (stage) => uploadSimulating(stage, "OVERLOADED"),
    },
    UNAVAILABLE: {
      how: "A tenant uploads a document while the database is down; the browser simulates the answer",
      found: "server",
      meet: (stage) => uploadSimulating(stage, "UNAVAILABLE"),
    },
    PROVIDER_UNAVAILABLE: {
      how: "The disk for documents fails while a tenant uploads one",
      found: "server",
      async meet(stage) {
        const folder = join(server().dataDir, "documents");
        await mkdir(folder, { recursive: true });
        await rename(folder, `${folder}-aside`);
        await writeFile(folder, "");
        try {
          await openDocuments(stage);
          await chooseFiles(stage, document);
          await stage.page.getByText(stage.words("errors.PROVIDER_UNAVAILABLE")).first().waitFor();
        } finally {
          await rm(folder);
          await rename(`${folder}-aside`, folder);
        }
      },
    },
    PROVIDER_FAILED: {
      how: "A tenant reaches the card form while the card provider refuses our API key",
      found: "program",
      async meet() {
        const double = await startStripeDouble({ accounts: [] });
        const app = await hostApp({ env: stripeSettings(double.url) });
        try {
          const api = apiClientFor(app.url);
          const token = await answerQuestions(api);
          await choosePeriod(api, token, "MONTHLY", { electronicCommunication: true, earlyFulfilment: true });
          return await api.get(`/onboarding/tenant/${token}/payment-secret`);
        } finally {
          await app.dispose();
          await double.close();
        }
      },
    },
  } satisfies Record<string, PageCase | ProgramCase>;
}
