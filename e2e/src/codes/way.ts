import type { TextKey } from "@kautia/locales";
import type { Locator, Page } from "@playwright/test";
import type { Visitor } from "../visitor.ts";
import { answerQuestions } from "../tenant-by-wire.ts";
import type { Words } from "../tenant-in-browser.ts";
import type { Answer, Wire } from "../wire.ts";

type Values = Record<string, string | number>;

/** How somebody comes by an error code. */
export interface Way {
  /** Who does what, in the words of a product owner. */
  how: string;
}

/** On a page: what is then read there. The page itself finds it, or the server refuses and the page says so. */
export interface PageWay extends Way {
  found: "page" | "server";
  /** Where other words than the code's own are read. */
  seen?: TextKey;
  /** What the text has in place of its names, in either language. */
  values?: Values | ((language: "de" | "en") => Values);
  meet: (stage: Stage) => Promise<void>;
}

/** Only a program comes by it: no page does what leads there. */
export interface ProgramWay extends Way {
  found: "program";
  meet: (stage: Pick<Stage, "wire" | "url">) => Promise<Answer>;
}

/** A browser of a visitor's own, in one language, beside the wire to the same server. */
export interface Stage {
  url: string;
  wire: Wire;
  page: Page;
  words: Words;
  language: "de" | "en";
  expectFailure: Visitor["expectFailure"];
  /** Opens a page of the app, with an application where there is a token. */
  open(path: string, token?: string): Promise<void>;
  field(key: TextKey): Locator;
  press(key: TextKey): Promise<void>;
}

/** A tenant with all questions answered, at one of them again. */
export async function atQuestion(stage: Stage, step: string): Promise<string> {
  const token = await answerQuestions(stage.wire);
  await stage.open(`?step=${step}`, token);
  await stage.page.getByRole("button", { name: stage.words("common.continue"), exact: true }).waitFor();
  return token;
}

/**
 * A page that is older than the server's rules lets something pass which today's refuse: the request is changed on its
 * way, the answer is the server's own.
 */
export async function asOlderPage(page: Page, path: string, change: (body: object) => object): Promise<void> {
  await page.route(`**/api/v1${path}`, (route) =>
    route.continue({ postData: JSON.stringify(change(route.request().postDataJSON())) }),
  );
}
