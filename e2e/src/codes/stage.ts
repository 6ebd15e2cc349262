import type { Visitor } from "../visitor.ts";
import { wordsOf } from "../tenant-in-browser.ts";
import { wireTo } from "../wire.ts";
import type { Stage } from "./error-case.ts";

/** Makes the stage of an error case for one visitor. */
export function setStage({ page, expectFailure }: Visitor, url: string, language: "de" | "en"): Stage {
  const words = wordsOf(language);
  return {
    url,
    wire: wireTo(url),
    page,
    words,
    language,
    expectFailure,
    async open(path, token) {
      if (token) await page.context().addCookies([{ name: "token", value: token, url }]);
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
