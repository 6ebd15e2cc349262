import type { WebhookError } from "@kautia/contract";

export type SendResult = { status: number } | { error: WebhookError };

export interface WebhookRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** Sends to addresses that partners chose. Never called inside a database transaction. */
export interface WebhookSender {
  /** Whether the address may be stored. Does not check where its name leads, which `send` does each time. */
  accepts(url: string): boolean;

  /**
   * Posts the body. Follows no redirects, and does not read the response's body. Resolves after 15 s at the latest, and
   * never rejects.
   */
  send(request: WebhookRequest): Promise<SendResult>;
}
