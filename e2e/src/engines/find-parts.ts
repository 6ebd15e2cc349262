import type { Role } from "./any-page.ts";

/** A step from the page, or from the elements found so far, to other elements. */
export type Step =
  | { role: Role; name?: string; exact?: boolean; level?: number }
  | { label: string; exact?: boolean }
  | { text: string; exact?: boolean }
  | { css: string }
  | { nth: number };

declare const TestingLibraryDom: typeof import("@testing-library/dom");

/** Finds visible parts as Playwright's locators do. Runs in the page, so it cannot use imports. */
export function findParts(steps: readonly Step[]): HTMLElement[] {
  const squeeze = (text: string) => text.replaceAll(/\s+/g, " ").trim();
  const fits = (wanted: string | undefined, exact: boolean | undefined) => (text: string) =>
    wanted === undefined ||
    (exact ? squeeze(text) === squeeze(wanted) : squeeze(text).toLowerCase().includes(squeeze(wanted).toLowerCase()));

  function follow(from: HTMLElement, step: Step): HTMLElement[] {
    const { queryAllByRole, queryAllByLabelText, queryAllByText } = TestingLibraryDom;
    if ("role" in step) {
      const level = step.level === undefined ? {} : { level: step.level };
      return queryAllByRole(from, step.role, { name: fits(step.name, step.exact), ...level });
    }
    if ("label" in step) return queryAllByLabelText(from, fits(step.label, step.exact));
    if ("text" in step)
      return queryAllByText(from, fits(step.text, step.exact), { ignore: "script, style, noscript, template" });
    if ("css" in step) return [...from.querySelectorAll<HTMLElement>(step.css)];
    return [];
  }

  let found: HTMLElement[] = [document.body];
  for (const step of steps) {
    if ("nth" in step) found = [found.at(step.nth)].flatMap((item) => item ?? []);
    else found = [...new Set(found.flatMap((item) => follow(item, step)))];
  }
  return found;
}
