import { afterEach, beforeEach } from "vitest";

/** Lets scripts from elsewhere be put into the page without being run; answers their addresses. */
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
