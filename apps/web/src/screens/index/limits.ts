import { getProductValidation, type ProductLimits } from "@kautia/contract";
import type { App } from "../../app/app.ts";

interface Known {
  /** Whose limits they are: the home's country decides. */
  of: string;
  limits: Promise<ProductLimits>;
}

const known = new WeakMap<App["session"], Known>();

/**
 * The limits of the application's product, asked for once, best while the question before is answered. Where they cannot be
 * had the product's defaults help, and the server checks in any case.
 */
export function loadLimits({ api, session, settings }: App): Promise<ProductLimits> {
  const token = session.token();
  if (!token) return Promise.resolve(settings.product);
  const of = `${token} ${session.record.get()?.address?.address.country}`;
  const before = known.get(session);
  if (before?.of === of) return before.limits;
  const limits = api
    .call(getProductValidation, { params: { token } }, { handBack: "all", quiet: true })
    .then((result) => {
      if (!result.ok && known.get(session)?.limits === limits) known.delete(session);
      return result.ok ? result.answer : settings.product;
    });
  known.set(session, { of, limits });
  return limits;
}
