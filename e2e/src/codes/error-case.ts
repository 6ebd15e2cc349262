import type { TextKey } from "@kautia/locales";
import type { Locator, Page } from "@playwright/test";
import type { Visitor } from "../visitor.ts";
import { answerQuestions } from "../tenant-by-api.ts";
import { changeAddress, type Words } from "../tenant-in-browser.ts";
import type { Answer, ApiClient } from "../api-client.ts";

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
  meet: (stage: Pick<Stage, "api" | "url">) => Promise<Answer>;
}

/** A visitor's browser in one language, and an API client for the same server. */
export interface Stage {
  url: string;
  api: ApiClient;
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
  const token = await answerQuestions(stage.api);
  await stage.open(`?step=${step}`, token);
  await stage.page.getByRole("button", { name: stage.words("common.continue"), exact: true }).waitFor();
  if (step === "property-address") await changeAddress(stage, step);
  // A page of several questions sends only those that have changed.
  if (step === "name") await stage.field("fields.lastName").fill("Neumann");
  return token;
}

/** Overwrites one field of an answered question and sends it. */
export const overwrite = (step: string, field: TextKey, value: string) => async (stage: Stage) => {
  await atQuestion(stage, step);
  await stage.field(field).fill(value);
  await stage.press("common.continue");
};

export const giveMoney = (rent: string, deposit: string) => async (stage: Stage) => {
  await atQuestion(stage, "rent-and-deposit");
  await stage.field("fields.coldRentAmount").fill(rent);
  await stage.field("fields.rentDepositAmount").fill(deposit);
  await stage.press("common.continue");
};

/** Sends the landlord's phone number. */
export const giveLandlordPhone = (number: string) => async (stage: Stage) => {
  await atQuestion(stage, "landlord-info");
  await stage.press("fields.phoneAdd");
  await stage.field("common.phoneNumber").fill(number);
  await stage.press("common.continue");
};

/**
 * Simulates a page older than the server, which accepts something that the server now rejects: the request is changed
 * in transit, the response is the server's own.
 */
export async function asOlderPage(page: Page, path: string, change: (body: object) => object): Promise<void> {
  await page.route(`**/api/v1${path}`, (route) =>
    route.continue({ postData: JSON.stringify(change(route.request().postDataJSON())) }),
  );
}
