import { randomBytes } from "node:crypto";
import type { Stripe } from "stripe";

/** An id like those of the API: a prefix for the type, and random characters. */
export function makeId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString("hex")}`;
}

export interface Person {
  name: string | null;
  email: string | null;
}

export function makeCustomer(
  created: number,
  metadata: Stripe.Metadata,
  { name, email }: Person = { name: null, email: null },
): Stripe.Customer {
  return {
    id: makeId("cus"),
    object: "customer",
    balance: 0,
    created,
    default_source: null,
    description: null,
    email,
    ...(name !== null && { name }),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata,
    shipping: null,
  };
}

/** The fields of a payment method that the product may read. */
export type PaymentMethod = Pick<Stripe.PaymentMethod, "id" | "object" | "type" | "customer"> & {
  card?: { last4: string };
  sepa_debit?: { last4: string; country: string };
};

export function makeSetupIntent(
  created: number,
  customer: string,
  { types, metadata }: { types: readonly string[]; metadata: Stripe.Metadata },
): Stripe.SetupIntent {
  const id = makeId("seti");
  return {
    id,
    object: "setup_intent",
    allowed_payment_method_types: [...types],
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: `${id}_secret_${randomBytes(12).toString("hex")}`,
    created,
    customer,
    description: null,
    excluded_payment_method_types: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: [...types],
    single_use_mandate: null,
    status: "requires_payment_method",
    usage: "off_session",
  };
}

export interface PaymentParams {
  amount: number;
  currency: string;
  customer: string;
  paymentMethod: string;
  /** The types of payment methods that may pay; empty for cards only. */
  types: readonly string[];
  mandate: string | null;
  description: string | null;
  metadata: Stripe.Metadata;
  /** Only for debits; cards have the suffix below. */
  statementDescriptor: string | null;
  statementDescriptorSuffix: string | null;
}

export function makePaymentIntent(created: number, wanted: PaymentParams): Stripe.PaymentIntent {
  const id = makeId("pi");
  return {
    id,
    object: "payment_intent",
    allowed_payment_method_types: null,
    amount: wanted.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic",
    client_secret: `${id}_secret_${randomBytes(12).toString("hex")}`,
    confirmation_method: "automatic",
    created,
    currency: wanted.currency,
    customer: wanted.customer,
    customer_account: null,
    description: wanted.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: wanted.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: wanted.paymentMethod,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: [...wanted.types],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: wanted.statementDescriptor,
    statement_descriptor_suffix: wanted.statementDescriptorSuffix,
    status: "requires_confirmation",
    transfer_group: null,
  };
}

export function makeRefund(
  created: number,
  intent: Stripe.PaymentIntent,
  amount: number,
  metadata: Stripe.Metadata,
): Stripe.Refund {
  return {
    id: makeId("re"),
    object: "refund",
    amount,
    balance_transaction: null,
    charge: intent.latest_charge,
    created,
    currency: intent.currency,
    customer: intent.customer,
    customer_account: null,
    metadata,
    payment_intent: intent.id,
    payment_method: intent.payment_method,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: "succeeded",
    transfer_reversal: null,
  };
}
