import type { Page } from "@playwright/test";

/** The parts of a page by the names that people read. */
export function screenOf(page: Page) {
  return {
    button: (name: string) => page.getByRole("button", { name, exact: true }),
    /** A field by its label. */
    box: (name: string) => page.getByLabel(name, { exact: true }),
    heading: (name: string) => page.getByRole("heading", { level: 1, name, exact: true }),
    text: (text: string) => page.getByText(text, { exact: true }).first(),
  };
}
