import type { WebhookError } from "@kautia/contract";

export type SendResult = { status: number } | { error: WebhookError };

export interface WebhookRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** In ms, from resolving the name to the answer. */
  timeLimit?: number;
}

/** Sends to addresses chosen by partners. Never call it inside a database transaction. */
export interface WebhookSender {
  /** Whether the address may be stored. Does not resolve its name, which `send` checks each time. */
  accepts(url: string): boolean;

  /**
   * Posts the body. Follows no redirects and does not read the response's body. Resolves within the request's time
   * limit, otherwise within 15 s, and never rejects.
   */
  send(request: WebhookRequest): Promise<SendResult>;
}
