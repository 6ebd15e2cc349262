import { type MiddlewareFunction, redirect } from "react-router";
import { routeApp } from "../app/app-context.ts";
import { localeFor, storeLocale } from "../i18n/locale.ts";
import { ConnectionLost } from "../shell/connection-lost.ts";
import { settle } from "./settle.ts";

/** Runs before every page: the guards' verdict is carried out, and the texts of the page's language are there. */
export const guardMiddleware: MiddlewareFunction = async ({ request, context }, next) => {
  const app = context.get(routeApp);
  const settled = await settle(new URL(request.url), app);
  // A navigation that a later one has overtaken must not move anything any more.
  if (request.signal.aborted) return;
  switch (settled.kind) {
    case "go":
      throw redirect(settled.to);
    case "leave":
      location.replace(settled.to);
      // The page is on its way out; nothing may be shown in the meantime.
      return new Promise<never>(() => {});
    case "offline":
      throw new ConnectionLost();
    case "stay": {
      const locale = localeFor(settled.lang);
      if (!(await app.texts.turnTo(locale))) throw new ConnectionLost();
      storeLocale(locale);
      document.documentElement.lang = locale;
    }
  }
  await next();
};
