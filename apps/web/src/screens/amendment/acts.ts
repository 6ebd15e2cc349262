import type { AmendmentLink } from "@kautia/contract";

/** What the parts of the page need in order to answer. */
export interface Acts {
  token: string;
  onAnswered: (view: AmendmentLink) => void;
  /** Called if it has been settled in the meantime. */
  onConflict: () => void;
}
