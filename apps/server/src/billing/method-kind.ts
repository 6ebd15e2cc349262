import type { PaymentMethodKind } from "@kautia/contract";
import { sql } from "kysely";

/**
 * The kind of payment method that an attempt used. Null before it is sent, and for cards entered before payment methods
 * were stored.
 */
export const methodKind = sql<PaymentMethodKind | null>`(
  SELECT m.kind FROM payment_method m WHERE m.method_id = charge_attempt.method_id LIMIT 1)`;
