import type { Country } from "@kautia/contract/countries";
import type { MailSetting } from "./mail-data.ts";
import type { Insurer } from "./mail-parts.ts";

/** What letters say besides their data. */
export interface Words {
  /** Whose law applies. */
  country: Country;
  brandName: string;
  supportEmail: string;
  insurer: Insurer;
  /** Within what time a person usually decides: 'within one working day'. */
  promisedTime: string;
  /** What a withdrawal does. */
  withdrawalRule: string;
  date(date: string): string;
  /**
   * `until`: the last day for claims from before `uncoveredFrom`, the first day without cover. Mails written before we
   * stored it lack it.
   */
  claimsUntil(until: string | undefined, uncoveredFrom: string): string;
  money(cents: number): string;
}

export interface MailWords extends Words, Pick<MailSetting, "arbitration"> {
  /** The form of a word that goes with one tenant, or with several. */
  agree(one: string, several: string): string;
}
