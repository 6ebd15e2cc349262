import { fieldError, type Webhook } from "@kautia/contract";

export interface WebhookValues extends Record<string, string | readonly string[] | null> {
  url: string;
  /** Null for all events. */
  events: readonly string[] | null;
}

export const newWebhook: WebhookValues = { url: "", events: null };

export function valuesOf({ url, events }: Webhook): WebhookValues {
  return { url, events: events.length === 0 ? null : events };
}

/** What the forms that add and change a webhook have in common. */
export const webhookForm = {
  secret: true,
  labels: { url: "manager.webhooks.url", events: "manager.webhooks.which" },
  words: {
    url: { FIELD_INVALID: "manager.webhooks.urlWrong" },
    events: { FIELD_REQUIRED: "manager.webhooks.noneChosen" },
  },
  body: ({ url, events }: WebhookValues) => ({ url, events: events ?? [] }),
  // To the API, no events mean all.
  check: ({ events }: WebhookValues) => (events?.length === 0 ? [fieldError("events", "FIELD_REQUIRED")] : []),
} as const;
