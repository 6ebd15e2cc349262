import { setStage } from "../src/codes/stage.ts";
import { expect, test } from "../src/fixtures.ts";
import { full, type Language, localeOf } from "../src/level.ts";
import { rules } from "../src/validation.ts";

for (const [turn, { rule, meet, seen, values, several }] of rules.entries())
  for (const language of ["de", "en"] satisfies Language[]) {
    // All forms show a broken rule in the same way, so the short form takes every third.
    if (!full && (turn % 3 > 0 || (language === "de") !== (turn % 2 === 0))) continue;
    test(`a broken rule is explained at its field, which takes the focus: ${rule} (${language})`, async ({
      app,
      visit,
    }) => {
      const visitor = await visit({ locale: localeOf(language) });
      const { page } = visitor;
      const stage = setStage(visitor, app.url, language);
      await meet(stage);
      const said = stage.words(seen, typeof values === "function" ? values(language) : values);
      if (several) {
        const summary = page.getByRole("alert").filter({ has: page.getByRole("heading", { level: 2 }) });
        await expect(summary).toBeFocused();
        await summary.getByRole("link").first().click();
      }
      const field = page.locator(":focus");
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toBeInViewport({ ratio: 1 });
      // The error of a date or phone number belongs to the group around its fields.
      const described = await field.evaluate((control) => {
        const ids = [control, control.closest("[aria-describedby]"), control.closest("fieldset")].flatMap(
          (item) => item?.getAttribute("aria-describedby")?.split(" ") ?? [],
        );
        return ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
      });
      expect(described).toContain(said);
    });
  }
