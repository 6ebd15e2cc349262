import type { PaymentMethodKind } from "@kautia/contract";
import { sql } from "kysely";

/** The kind of the card or account with which a charge attempt was sent; null before it is sent, or for an older card. */
export const methodKind = sql<PaymentMethodKind | null>`(
  SELECT m.kind FROM payment_method m WHERE m.method_id = charge_attempt.method_id LIMIT 1)`;
