import { once } from "node:events";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { startStripeDouble } from "@kautia/stripe-double";
import { type App, startApp } from "../app.ts";
import { stripeSettings } from "../stripe-accounts.ts";
import { answerQuestions, choosePeriod, eventually } from "../tenant-by-wire.ts";
import { wireTo } from "../wire.ts";
import { chooseFiles, openDocuments } from "./documents.ts";
import type { PageCase, ProgramCase } from "./error-case.ts";

const document = { name: "scan.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4\n%%EOF\n") };

export interface RunningServer {
  app: App;
  dataDir: string;
}

/** Server faults. Each case restores the server afterwards. */
export function faultCases(server: () => RunningServer) {
  return {
    INTERNAL: {
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
          await stage.page.getByText(stage.words("errors.INTERNAL")).first().waitFor();
        } finally {
          await rm(folder);
          await rename(`${folder}-aside`, folder);
        }
      },
    },
    PROVIDER_UNAVAILABLE: {
      how: "A tenant uploads a document while the server is shut down for a new version",
      found: "server",
      async meet(stage) {
        await openDocuments(stage);
        const finish = await holdRequest(stage.url);
        const stopped = server().app.stop();
        await eventually(async () => (await fetch(`${stage.url}/readyz`)).status === 503 || undefined);
        await chooseFiles(stage, document);
        await stage.page.getByText(stage.words("errors.PROVIDER_UNAVAILABLE")).first().waitFor();
        finish();
        await stopped;
        await server().app.start();
      },
    },
    PROVIDER_FAILED: {
      how: "A tenant reaches the card form while the card provider refuses our API key",
      found: "program",
      async meet() {
        const double = await startStripeDouble({ accounts: [] });
        const app = await startApp({ env: { ...stripeSettings, STRIPE_API_BASE: double.url } });
        try {
          const wire = wireTo(app.url);
          const token = await answerQuestions(wire);
          await choosePeriod(wire, token, "MONTHLY", { electronicCommunication: true, earlyFulfilment: true });
          return await wire.get(`/onboarding/tenant/${token}/payment-secret`);
        } finally {
          await app.dispose();
          await double.close();
        }
      },
    },
  } satisfies Record<string, PageCase | ProgramCase>;
}

/** Keeps a request open, so that the server does not finish shutting down until the returned function is called. */
async function holdRequest(url: string): Promise<() => void> {
  const body = "{}";
  const headers = { "Content-Type": "application/json", "Content-Length": body.length, Expect: "100-continue" };
  const held = request(`${url}/api/v1/onboarding/tenant/price`, { method: "POST", headers });
  held.on("response", (response) => response.resume());
  held.flushHeaders();
  // The server sends this when it starts handling the request.
  await once(held, "continue");
  return () => held.end(body);
}
