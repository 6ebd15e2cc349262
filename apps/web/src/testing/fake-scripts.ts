import { afterEach, beforeEach } from "vitest";

/** Lets scripts from elsewhere be put into the page without being run; answers their addresses. */
export function fakeScripts(): () => string[] {
  const find = () => [...document.querySelectorAll<HTMLScriptElement>("script[src]")];
  beforeEach(() => {
    // The test environment's own switch, which the types of a real window do not know.
    const environment: { settings: object } = Reflect.get(window, "happyDOM");
    Reflect.set(environment.settings, "handleDisabledFileLoadingAsSuccess", true);
  });
  afterEach(() => {
    for (const script of find()) script.remove();
  });
  return () => find().map(({ src }) => src);
}
