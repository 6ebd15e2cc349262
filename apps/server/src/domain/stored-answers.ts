import type { Answers } from "@kautia/contract";

/** What the tenant answered so far: any part of it may still be missing. Stored under the record's own names. */
export type StoredAnswers = Partial<Omit<Answers, "userInfo" | "landlordInfo">> & {
  userInfo?: Partial<NonNullable<Answers["userInfo"]>>;
  landlordInfo?: Partial<NonNullable<Answers["landlordInfo"]>>;
};

/** E-mails and phones in the form in which two of them are compared. */
export interface ContactKeys {
  tenantEmail?: string | null;
  tenantPhone?: string | null;
  landlordEmail?: string | null;
  landlordPhone?: string | null;
}
