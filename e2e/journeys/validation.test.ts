import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type App, startApp } from "../src/app.ts";
import { closeBrowser, type Visit, visit } from "../src/browser.ts";
import { setStage } from "../src/codes/stage.ts";
import { type Rule, rules } from "../src/validation.ts";

/** Each rule broken at its page: the summary takes the focus, names the error and leads to the field, where it is read too. */
describe("the rules of the forms", () => {
  let app: App;
  let visitor: Visit;
  beforeAll(async () => {
    app = await startApp({ env: { REQUESTS_PER_MINUTE: "5000" } });
  });
  afterEach(() => visitor.close());
  afterAll(async () => {
    await closeBrowser();
    await app.dispose();
  });

  const named = rules.map((rule) => [rule.rule, rule] as const);
  describe.each(["de", "en"] as const)("in %s", (language) => {
    it.each(named)("%s", async (_, { breakIt, text, values }: Rule) => {
      visitor = await visit({ locale: language === "de" ? "de-DE" : "en-GB" });
      const { page } = visitor;
      const stage = setStage(visitor, app.url, language);
      await breakIt(stage);
      const said = stage.words(text, values?.(language));
      const summary = page.getByRole("alert").filter({ has: page.getByRole("heading", { level: 2 }) });
      await summary.waitFor();
      await expect.poll(() => summary.evaluate((box) => box === document.activeElement)).toBe(true);
      await summary.getByRole("link").first().click();
      const field = page.locator(":focus");
      // A date's or a phone's error hangs on the group that its field is part of.
      const described = await field.evaluate((control) => {
        const ids = [control, control.closest("[aria-describedby]"), control.closest("fieldset")].flatMap(
          (one) => one?.getAttribute("aria-describedby")?.split(" ") ?? [],
        );
        return ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
      });
      expect(described).toContain(said);
      expect(await field.getAttribute("aria-invalid")).toBe("true");
    });
  });
});
