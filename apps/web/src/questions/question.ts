import type { ProductLimits, TenantRecord } from "@kautia/contract";

/** What every question gets: the answers so far, and the product's limits, and what to do once its own is saved. */
export interface QuestionProps {
  record: TenantRecord;
  /** What the application's product allows as a deposit. */
  limits: ProductLimits;
  onSaved: () => Promise<void>;
}
