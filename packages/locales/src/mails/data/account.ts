import type { Contract } from "../mail-parts.ts";
import { contract } from "./sample-parts.ts";

export interface AccountMails {
  /** To set a new password. */
  "new-password": Contract & { email: string; link: string };
  /** To log in once, within a short time. `leadsTo`: the query that names the page to which the link leads. */
  "login-link": Contract & { email: string; leadsTo?: string; link: string };
  /** Somebody changed how the account's owner logs in. `link` leads to the page for requesting a new password. */
  "login-changed": Contract & {
    email: string;
    change: "PASSKEY_ADDED" | "PASSWORD_CHANGED";
    on: string;
    link: string;
  };
}

export const accountSamples: AccountMails = {
  "new-password": { ...contract, email: "erika@example.com", link: "https://example.com/de/new-password?token=0f" },
  "login-link": { ...contract, email: "erika@example.com", link: "https://example.com/de/login?token=0f" },
  "login-changed": {
    ...contract,
    email: "erika@example.com",
    change: "PASSWORD_CHANGED",
    on: "2026-11-21",
    link: "https://example.com/de/new-password",
  },
};
