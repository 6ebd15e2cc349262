import type { Stripe } from "stripe";

/** The body of an error, as documented under "Errors" of the API reference. */
export interface ErrorBody {
  type: "api_error" | "card_error" | "idempotency_error" | "invalid_request_error";
  code?: string;
  decline_code?: string;
  advice_code?: string;
  message: string;
  param?: string;
  payment_intent?: Stripe.PaymentIntent;
  setup_intent?: Stripe.SetupIntent;
}

export class Failure extends Error {
  override readonly name = "Failure";
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

/** Refused before anything was started, so the idempotency key stays unused. */
export function invalid(message: string, rest: { code?: string; param?: string } = {}, status = 400): Failure {
  return new Failure(status, { type: "invalid_request_error", message, ...rest });
}

export function missing(what: string, id: string, param: string): Failure {
  return invalid(`No such ${what}: '${id}'`, { code: "resource_missing", param }, param === "id" ? 404 : 400);
}
