import { getTestMode, type PageData, type TenantRecord } from "@kautia/contract";
import type { Api } from "../../api/api.ts";
import { createStore, type Store } from "../app/store.ts";

/**
 * Whether the application is a partner's test, which is marked and never reaches the real card provider. Only
 * applications of invited tenants can be one, so nobody else asks the server.
 */
export function createTestMode(
  api: () => Api,
  record: Store<TenantRecord | null>,
  first: Pick<PageData, "record" | "test">,
): Store<boolean> {
  const test = createStore(first.test);
  /** The application that `test` is about. */
  let known = first.record?.refId ?? null;

  async function ask({ refId, token }: TenantRecord): Promise<void> {
    const result = await api().call(getTestMode, { params: { token } }, { quiet: true, handledStatuses: "all" });
    if (known !== refId) return;
    // After a failure, the next answer of this application asks again.
    if (result.ok) test.set(result.answer.test);
    else known = null;
  }

  record.subscribe(() => {
    const current = record.get();
    if (current?.refId === known) return;
    known = current?.refId ?? null;
    test.set(false);
    if (current?.invited) void ask(current);
  });
  return test;
}
