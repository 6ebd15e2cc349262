import type { ProductLimits, TenantRecord } from "@kautia/contract";

export interface QuestionProps {
  record: TenantRecord;
  /** The deposits that the application's product allows. */
  limits: ProductLimits;
  onSaved: () => Promise<void>;
}
