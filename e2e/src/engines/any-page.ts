/**
 * The methods of a page that journeys use. Playwright's `Page` and `Locator` have them; `openRemotePage` gives them to
 * other browsers.
 */
export interface AnyPage extends Finder {
  goto(url: string): Promise<unknown>;
  waitForURL(pattern: string): Promise<unknown>;
  keyboard: { type(text: string): Promise<void> };
}

export interface Part extends Finder {
  first(): Part;
  last(): Part;
  all(): Promise<Part[]>;
  locator(selector: string): Part;
  waitFor(): Promise<void>;
  click(): Promise<void>;
  check(): Promise<void>;
  fill(text: string): Promise<void>;
  focus(): Promise<void>;
  selectOption(value: string): Promise<unknown>;
  inputValue(): Promise<string>;
  textContent(): Promise<string | null>;
}

export type Role = "button" | "checkbox" | "combobox" | "group" | "heading" | "option" | "radio" | "textbox";

interface Finder {
  getByRole(role: Role, options?: { name?: string; exact?: boolean; level?: number }): Part;
  getByLabel(text: string, options?: { exact?: boolean }): Part;
  getByText(text: string, options?: { exact?: boolean }): Part;
}
