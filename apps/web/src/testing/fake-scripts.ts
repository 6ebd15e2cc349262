import { afterEach, beforeEach } from "vitest";

/** Allows external scripts in the page without running them. Returns a function that lists their URLs. */
export function fakeScripts(): () => string[] {
  const find = () => [...document.querySelectorAll<HTMLScriptElement>("script[src]")];
  beforeEach(() => {
    const { settings } = Reflect.get(window, "happyDOM");
    settings.handleDisabledFileLoadingAsSuccess = true;
  });
  afterEach(() => {
    for (const script of find()) script.remove();
  });
  return () => find().map(({ src }) => src);
}
