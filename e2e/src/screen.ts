import type { Page } from "@playwright/test";

/** Locators for the parts of a page by their visible names. */
export function screenOf(page: Page) {
  return {
    button: (name: string) => page.getByRole("button", { name, exact: true }),
    box: (name: string) => page.getByLabel(name, { exact: true }),
    heading: (name: string) => page.getByRole("heading", { level: 1, name, exact: true }),
    text: (text: string) => page.getByText(text, { exact: true }).first(),
  };
}
