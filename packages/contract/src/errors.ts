/**
 * Every error code that an answer can carry, with its HTTP status and the names of its parameters.
 * The texts belong to the client: key `errors.<CODE>` in both languages (packages/locales).
 * Source: specification §8, then the wire decisions, "Errors".
 */
export const errors = {
  /* Specification §8: address. The check of a suggestion also returns the parts that are known. */
  ADDRESS_HAS_NO_STREET_NUMBER: { status: 400 },
  ADDRESS_HAS_NO_STREET: { status: 400 },
  ADDRESS_HAS_NO_CITY: { status: 400 },
  ADDRESS_HAS_NO_COUNTRY: { status: 400 },
  ADDRESS_HAS_NO_ZIP: { status: 400 },
  ADDRESS_HAS_NO_UNIT_NAME: { status: 400 },
  ADDRESS_NOT_EXISTS: { status: 400 },

  /* Specification §8: the rest of the catalogue */
  CLAIM_AMOUNT_BIGGER_THAN_DEPOSIT: { status: 400 },
  PROPERTY_HAS_ACTIVE_POLICY: { status: 409 },
  EMAIL_ONBOARDING_MUST_BE_DIFFERENT: { status: 409 },
  PHONE_NUMBER_ONBOARDING_MUST_BE_DIFFERENT: { status: 409 },
  FIELD_REQUIRED: { status: 400 },
  INVALID_PHONE_NUMBER: { status: 400 },
  INVALID_EMPLOYEE_EMAIL: { status: 400 },
  INVALID_EMAIL: { status: 400 },

  /* Wire decisions: fields */
  /**
   * Wrong form or value. For a date out of range, `earliest` and `latest` (YYYY-MM-DD) are the limits; for a text that is
   * too long, `maxLength` is the number of characters.
   */
  FIELD_INVALID: { status: 400, params: ["earliest", "latest", "maxLength"] },
  /** `letters` are those of the name that our documents cannot print. */
  NAME_NOT_PRINTABLE: { status: 400, params: ["letters"] },
  /** The call has no such field or query parameter (docs/partners.md). */
  FIELD_UNKNOWN: { status: 400 },
  MINIMUM: { status: 400, params: ["min"] },
  MAXIMUM: { status: 400, params: ["max"] },
  /** Limits in EUR. */
  DEPOSIT_RANGE: { status: 400, params: ["lowerLimit", "upperLimit"] },
  /** The deposit may be at most `multiplier` times the monthly net cold rent. */
  DEPOSIT_MULTIPLIER: { status: 400, params: ["multiplier", "coldRent", "max"] },
  INCOME_LOOKS_MONTHLY: { status: 400, params: ["monthly", "yearly"] },
  CONSENT_REQUIRED: { status: 400 },

  /* Wire decisions: order and state */
  STEP_NOT_ALLOWED: { status: 409 },
  APPLICATION_LOCKED: { status: 409 },
  OFFER_CHANGED: { status: 409 },
  /** No guarantees are given in this country at present (docs/law.md). */
  COUNTRY_NOT_OFFERED: { status: 409 },
  /** The card provider is charging it at the moment, so it can be neither charged again nor paid in another way. */
  CHARGE_IN_PROGRESS: { status: 409 },
  /** A transfer with this reference was recorded before, or waits for a second person. */
  TRANSFER_KNOWN: { status: 409 },
  /** Somebody else's account has this email address. */
  EMAIL_TAKEN: { status: 409 },
  ALREADY_RATED: { status: 409 },
  /** The policy's status does not allow the request, such as accepting, cancelling or releasing. */
  POLICY_STATUS_CONFLICT: { status: 409 },
  /** We check something about the contract, and will be in touch. Until then nobody can accept it. */
  UNDER_REVIEW: { status: 409 },
  /** Our rules do not allow a guarantee of this sum for this rent and income. */
  RISK_REFUSED: { status: 409 },
  /** A change of the same kind, or of one that does not go together with it, waits for an answer or for its first day. */
  AMENDMENT_OPEN: { status: 409 },
  /** The contract ends before the change could apply. */
  AMENDMENT_TOO_LATE: { status: 409 },
  /** The Idempotency-Key was already used with another body. */
  IDEMPOTENCY_KEY_REUSED: { status: 409 },

  /* Wire decisions: unknown and expired */
  TOKEN_UNKNOWN: { status: 404 },
  INVITATION_UNKNOWN: { status: 404 },
  RATING_UNKNOWN: { status: 404 },
  POLICY_UNKNOWN: { status: 404 },
  /** No such claim under this policy (docs/policy.md). */
  CLAIM_UNKNOWN: { status: 404 },
  /** The mailed link for a password, a login or a deletion is unknown, used or expired. */
  WRONG_TOKEN: { status: 404 },
  /** No such path under /api, or no such file, passkey, session or notice. */
  NOT_FOUND: { status: 404 },
  INVITATION_EXPIRED: { status: 410 },
  /* Errors of a partner's signed link, one each for the partner's developers (docs/partners.md). */
  /** Not a compact JWS with a partner in `iss`, or not valid yet. */
  LINK_MALFORMED: { status: 410 },
  /** The partner of `iss` does not exist, or has no signing key. */
  LINK_KEY_UNKNOWN: { status: 410 },
  LINK_SIGNATURE_INVALID: { status: 410 },

  /* The account (docs/security.md) */
  /** The new password meets the rules, but is one of the most common ones (docs/security.md). */
  PASSWORD_TOO_COMMON: { status: 400 },
  /** Does not reveal whether the account exists. */
  LOGIN_FAILED: { status: 401 },
  /** There is no session, or it has ended. */
  LOGIN_REQUIRED: { status: 401 },

  /* The desk (docs/desk.md) */
  /** The one-time code is wrong or already used. */
  STAFF_CODE_WRONG: { status: 401 },
  /** Only administrators may do this. */
  STAFF_ROLE_REQUIRED: { status: 403 },
  CASE_UNKNOWN: { status: 404 },
  /** Somebody else decided first: `by` is the person, `on` the day. */
  CASE_DECIDED: { status: 409, params: ["by", "on"] },
  /** The tenant has changed an answer or signed since the person opened the case. */
  CASE_CHANGED: { status: 409 },
  /** A colleague has taken it in the meantime; the parameters are their name and id. */
  WORK_TAKEN: { status: 409, params: ["by", "id"] },
  /** The person who asked may not approve or refuse it (docs/desk.md). */
  SECOND_PERSON_REQUIRED: { status: 403 },
  /** A second person must first decide what `by` has asked for. */
  APPROVAL_OPEN: { status: 409, params: ["by"] },
  /** The contract is on hold: `by` recorded on the day `on` why. */
  ON_HOLD: { status: 409, params: ["by", "on"] },
  /** The payee's name is like one on a sanctions list, and two people have yet to find that it is somebody else. */
  SANCTIONS_HIT: { status: 409, params: ["payee"] },
  /** The account belongs to somebody other than the landlord, and nobody has recorded that this was agreed. */
  PAYEE_NOT_AGREED: { status: 409, params: ["payee"] },
  MAIL_UNKNOWN: { status: 404 },
  /** The mail was sent, is still queued, or its link is gone. It cannot be sent again. */
  MAIL_NOT_REFUSED: { status: 409 },

  /* Partners (docs/partners.md) */
  /** The API key is missing, unknown or revoked. */
  PARTNER_KEY_INVALID: { status: 401 },
  /** A test key, which works only in a sandbox. */
  SANDBOX_KEY: { status: 401 },
  /** A live key; a sandbox accepts only test keys. */
  LIVE_KEY: { status: 401 },
  /** Another webhook of the partner has this address. */
  WEBHOOK_EXISTS: { status: 409 },

  /* Wire decisions: uploaded documents */
  /** `maxMegabytes` is the limit. */
  FILE_TOO_LARGE: { status: 400, params: ["maxMegabytes"] },
  FILE_TYPE_NOT_ALLOWED: { status: 400 },
  FILE_INFECTED: { status: 400 },
  FILE_EMPTY: { status: 400 },
  UPLOAD_LIMIT: { status: 429 },

  /* Wire decisions: limits of traffic and bodies */
  RATE_LIMITED: { status: 429 },
  /** The body is malformed or, with status 415, has a content type or encoding that the call does not accept. */
  BODY_INVALID: { status: 400 },
  /** The request line or the headers are malformed or contradict the file; the status says more (408, 412, 416, 417, 431). */
  REQUEST_INVALID: { status: 400 },
  /** The path has other methods, which `Allow` lists. */
  METHOD_NOT_ALLOWED: { status: 405 },
  /** A page of another site tried to write (docs/security.md). */
  ORIGIN_REFUSED: { status: 403 },
  BODY_TOO_LARGE: { status: 413 },

  /* Wire decisions: our fault, or a provider's */
  INTERNAL: { status: 500 },
  /** The server is working on as many requests as it can. The request had no effect. */
  OVERLOADED: { status: 503 },
  /** The database does not answer. */
  UNAVAILABLE: { status: 503 },
  PROVIDER_UNAVAILABLE: { status: 503 },
  /** A provider refused our own request, so trying again does not help until we have fixed it. */
  PROVIDER_FAILED: { status: 502 },
} as const satisfies Record<string, { status: number; params?: readonly string[] }>;

export type ErrorCode = keyof typeof errors;

export const errorCodes: readonly ErrorCode[] = Object.keys(errors).filter(isErrorCode);

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errors, code);
}
