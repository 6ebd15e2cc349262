import type { PaymentMethodKind } from "@kautia/contract";
import { sql } from "kysely";

/**
 * The kind of payment method that an attempt was sent with; null before it is sent, and for a card from before we
 * stored methods.
 */
export const methodKind = sql<PaymentMethodKind | null>`(
  SELECT m.kind FROM payment_method m WHERE m.method_id = charge_attempt.method_id LIMIT 1)`;
