import { useApp } from "../../app/app-context.ts";
import { useStore } from "../../browser/store.ts";
import { useScreenPath } from "../../routing/use-screen-path.ts";
import { hasCoTenants } from "./wizard.ts";

/** The path of the card's step. While co-tenants have yet to sign, the path without a query shows who they are. */
export function useCardStep(): string {
  const record = useStore(useApp().session.record);
  const payment = useScreenPath()("payment");
  return record && hasCoTenants(record) ? `${payment}?step=payment` : payment;
}
