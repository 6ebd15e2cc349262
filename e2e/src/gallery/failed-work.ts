import type { FailedWorkRow } from "@kautia/contract";
import type { Visitor } from "../visitor.ts";

/** Nothing fails in the gallery, so the answer is made up. */
export async function showFailedWork({ page }: Visitor): Promise<void> {
  const refId = "65f0c1a2b3d4e5f60718293a";
  const failed = {
    tries: 5,
    failedAt: "2027-01-15T10:00:00.000Z",
    retryAt: null,
    refId,
    contractNumber: "DE-2731-8840-6",
    dueAt: "2027-01-16T10:00:00.000Z",
    assignee: null,
  };
  const error = 'error: duplicate key value violates unique constraint "premium_ref_id_number_key"';
  const rows: FailedWorkRow[] = [
    { ...failed, id: "premiums:1", task: "premiums", key: refId, error },
    {
      ...failed,
      id: "unmatched-withdrawals:1",
      task: "unmatched-withdrawals",
      key: "5b3f2b1e-7c1d-4b7a-9a53-0d6b3a6d5c11",
      error,
      refId: null,
      contractNumber: null,
    },
    {
      ...failed,
      id: "charges:1",
      task: "charges",
      key: "7d1f2b1e-7c1d-4b7a-9a53-0d6b3a6d5c11",
      error,
      tries: 2,
      retryAt: failed.failedAt,
    },
  ];
  await page.route("**/api/v1/staff/failed-work*", (route) => route.fulfill({ json: { rows, total: rows.length } }));
  await page.reload();
  await page
    .locator("tbody tr")
    .nth(rows.length - 1)
    .waitFor();
}
