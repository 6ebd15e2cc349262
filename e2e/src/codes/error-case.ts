import type { TextKey } from "@kautia/locales";
import type { Locator, Page } from "@playwright/test";
import type { Visitor } from "../visitor.ts";
import { answerQuestions } from "../tenant-by-wire.ts";
import { changeAddress, type Words } from "../tenant-in-browser.ts";
import type { Answer, Wire } from "../wire.ts";

type Values = Record<string, string | number>;

/** A way to cause an error code. */
export interface ErrorCase {
  /** Who does what, in the product owner's words. */
  how: string;
}

/** Caused on a page. Either the page finds the error, or the server refuses and the page explains it. */
export interface PageCase extends ErrorCase {
  found: "page" | "server";
  /** The text that the page shows, if it is not the code's own. */
  seen?: TextKey;
  /** The values for the text's placeholders. */
  values?: Values | ((language: "de" | "en") => Values);
  /** Provokes the error. */
  meet: (stage: Stage) => Promise<void>;
}

/** Only an API client can cause it, because no page sends such a request. */
export interface ProgramCase extends ErrorCase {
  found: "program";
  meet: (stage: Pick<Stage, "wire" | "url">) => Promise<Answer>;
}

/** A visitor's browser in one language, and an API client for the same server. */
export interface Stage {
  url: string;
  wire: Wire;
  page: Page;
  words: Words;
  language: "de" | "en";
  expectFailure: Visitor["expectFailure"];
  /** Opens a page of the app, with the application of the token if there is one. */
  open(path: string, token?: string): Promise<void>;
  field(key: TextKey): Locator;
  press(key: TextKey): Promise<void>;
}

/** Answers all questions and opens one of them again. Returns the token. */
export async function atQuestion(stage: Stage, step: string): Promise<string> {
  const token = await answerQuestions(stage.wire);
  await stage.open(`?step=${step}`, token);
  await stage.page.getByRole("button", { name: stage.words("common.continue"), exact: true }).waitFor();
  if (step === "property-address") await changeAddress(stage, step);
  return token;
}

/**
 * Simulates a page older than the server, which accepts something that the server now rejects: the request is changed
 * in transit, the response is the server's own.
 */
export async function asOlderPage(page: Page, path: string, change: (body: object) => object): Promise<void> {
  await page.route(`**/api/v1${path}`, (route) =>
    route.continue({ postData: JSON.stringify(change(route.request().postDataJSON())) }),
  );
}
