import { createHmac } from "node:crypto";
import { type PartnerEvent, partnerEvent } from "@kautia/contract";
import * as z from "zod/mini";

export interface SigningKeys {
  secret: Buffer;
  old_secret: Buffer | null;
  old_secret_until: Date | null;
}

/** The secret in the format that partners get. */
export function formatSecret(secret: Buffer): string {
  return `whsec_${secret.toString("base64")}`;
}

interface StoredEvent {
  id: string;
  type: string;
  at: Date;
  data: object;
}

/**
 * The body and headers of an attempt, by Standard Webhooks (standardwebhooks.com). Null if the stored event does not
 * match its schema.
 */
export function signEvent({ id, type, at, data }: StoredEvent, keys: SigningKeys, now: Date) {
  const event = z.safeParse(partnerEvent, { type, timestamp: at.toISOString(), data });
  if (!event.success) return null;
  const body = JSON.stringify(event.data satisfies PartnerEvent);
  const timestamp = Math.floor(now.getTime() / 1000);
  const signatures = validSecrets(keys, now).map(
    (secret) => `v1,${createHmac("sha256", secret).update(`${id}.${timestamp}.${body}`).digest("base64")}`,
  );
  const headers = {
    "content-type": "application/json",
    "user-agent": "Kautia-Webhooks/1",
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": signatures.join(" "),
  };
  return { body, headers };
}

function validSecrets({ secret, old_secret, old_secret_until }: SigningKeys, now: Date): Buffer[] {
  return old_secret && old_secret_until && old_secret_until > now ? [secret, old_secret] : [secret];
}
