import type { WebhookError } from "@kautia/contract";

export type SendResult = { status: number } | { error: WebhookError };

export interface WebhookRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** Sends to addresses that partners chose. Never called inside a database transaction. */
export interface WebhookSender {
  /** Whether the address may be stored. Says nothing about what its name leads to, which `send` checks each time. */
  accepts(url: string): boolean;

  /**
   * Posts the body, and neither follows redirects nor reads the answer's body. Answers after 15 s at the latest, and never
   * throws.
   */
  send(request: WebhookRequest): Promise<SendResult>;
}
