import { carryToken, type Visitor } from "../visitor.ts";
import { wordsOf } from "../tenant-in-browser.ts";
import { apiClientFor } from "../api-client.ts";
import type { Stage } from "./error-case.ts";

/** Makes the stage of an error case for one visitor. */
export function setStage({ page, expectFailure }: Visitor, url: string, language: "de" | "en"): Stage {
  const words = wordsOf(language);
  return {
    url,
    api: apiClientFor(url),
    page,
    words,
    language,
    expectFailure,
    async open(path, token) {
      if (token) await carryToken(page, url, token);
      await page.goto(`${url}/${language}${path}`);
    },
    field: (key) =>
      page
        .getByRole("textbox", { name: words(key), exact: true })
        .or(page.getByLabel(words(key), { exact: true }))
        .first(),
    press: (key) =>
      page
        .getByRole("button", { name: words(key), exact: true })
        .first()
        .click(),
  };
}
