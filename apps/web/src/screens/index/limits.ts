import { getProductValidation, type ProductLimits } from "@kautia/contract";
import type { App } from "../../app/app.ts";

interface CachedLimits {
  /** The token and the home's country; the limits depend on both. */
  key: string;
  limits: Promise<ProductLimits>;
}

const cache = new WeakMap<App["session"], CachedLimits>();

/**
 * Loads the deposit limits of the application's product, once per application and country. Falls back to the default
 * limits in the settings when the request fails; the server checks the deposit in any case.
 */
export function loadLimits({ api, session, settings }: App): Promise<ProductLimits> {
  const token = session.token();
  if (!token) return Promise.resolve(settings.product);
  const key = `${token} ${session.record.get()?.address?.address.country}`;
  const cached = cache.get(session);
  if (cached?.key === key) return cached.limits;
  const limits = api
    .call(getProductValidation, { params: { token } }, { handledStatuses: "all", quiet: true })
    .then((result) => {
      if (!result.ok && cache.get(session)?.limits === limits) cache.delete(session);
      return result.ok ? result.answer : settings.product;
    });
  cache.set(session, { key, limits });
  return limits;
}
