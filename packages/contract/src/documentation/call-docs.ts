/** What the OpenAPI document says about a call beyond its summary, by the call's name; Markdown with `code` and paragraphs. */
export const callDocs: Readonly<Record<string, string>> = {
  "invite-tenant": `The tenant gets a mail with the link. The \`id\` is the secret of the link, and its holder may accept the invitation.

The same \`reference\` again returns the first invitation, as it is now, and mails nothing. If that was withdrawn, the reference invites again.`,
  "invite-tenants": `Each line is answered by itself, in the order of the request, with the invitation or with the problem that a call for this line alone would return. A refused line keeps no other from being made.

If the answer is lost, send the batch again: lines with a \`reference\` return their first invitation.`,
  "list-invitations": "The newest first, up to 100 on a page.",
  "get-invitation":
    "Once the tenant has signed, `guaranteeRefId` names the guarantee. An invitation of another partner is 404 `INVITATION_UNKNOWN`.",
  "withdraw-invitation":
    "Withdrawing twice returns the same. A used or expired invitation is 410 `INVITATION_EXPIRED`, and nothing changes.",
  "list-guarantees":
    "Ordered by `refId`. To follow changes, pass the time at which your previous poll began as `since`: it counts changes of the status and reports, objections and decisions of claims.",
  "get-guarantee": "A guarantee of another partner is 404 `POLICY_UNKNOWN`, like one that does not exist.",
  "accept-guarantee": `The tenant is charged only after the acceptance. Accepting twice returns the same, whoever accepted first.

If the tenant has paid the deposit in cash (\`cash\` is not null), say that it is returned, and by which day.`,
  "decline-guarantee": "The tenant is never charged and is shown the reason.",
  "get-guarantee-certificate": "Available from the acceptance on, permanently; before that 409 `STEP_NOT_ALLOWED`.",
  "release-guarantee":
    "The guarantee ends, and the tenant is refunded the unused premium. `signedBy` is the person who signs for you; the release document shows the name.",
  "claim-guarantee":
    "Together with earlier claims the amounts must not exceed the deposit. The new claim is the last in the answer, and the tenant is told by mail.",
  "get-guarantee-claim": "With the tenant's objection, the decision and the payout, as far as there are any.",
  "upload-guarantee-file":
    "The body is `multipart/form-data` with one part, `file`. Possible until the claim is decided, then 409 `STEP_NOT_ALLOWED`.",
  "get-guarantee-file": "Files that either side added.",
  "keep-properties":
    "Up to 200 homes, all or none. A known `id` is changed, and the same again changes nothing. Two partners may use the same `id`.",
  "list-properties": "Ordered by `id`.",
  "remove-property": "`removed` is false for an unknown home and for another partner's home.",
  "check-invitations":
    "Invites nobody and keeps nothing. Each line is answered as `invite-tenants` would answer it now; a line that is invited already says so.",
  "add-webhook": `The \`secret\` is in this answer only. Without \`events\` the webhook gets all of them; up to five webhooks for live keys, and five for test keys.

An address that you have already makes no second webhook: the answer is the one that is there, with \`secret\` null. If the first answer was lost, have the secret replaced.

An address that is not https, or that we could not call, is 400 \`FIELD_INVALID\`.`,
  "list-webhooks": "In the order in which they were added, without their secrets.",
  "change-webhook":
    "Fields that are left out stay as they are. `enabled: true` switches a webhook on again; what was given up meanwhile is not sent by itself.",
  "rotate-webhook-secret":
    "The new `secret` is in this answer only. For 24 hours each delivery is signed with the old one as well.",
  "list-webhook-deliveries": "The newest first, up to 100 on a page, for 90 days.",
  "resend-delivery":
    "Also one that was delivered. The event keeps its `webhook-id`. A webhook that is switched off is 409 `STEP_NOT_ALLOWED`.",
  "resend-given-up": "Sends everything again that was given up, in order. `resent` counts it.",
  "test-webhook": `The body is a \`webhook.test\` event, signed like all others. It is sent once, counts for nothing and is in no list, so you can try a webhook before you switch it on. The answer comes when yours has arrived, within 15 seconds.

Up to 60 test events an hour for each partner.`,
  "remove-webhook": "Nothing more is sent to it, not even what waits.",
  "list-test-data": "With a test key, or by a person of the partner. The newest 100; `total` counts all.",
  "delete-test-data":
    "With a test key, or by a person of the partner. Deletes what 20 applications left; repeat the call while `more` is true. Nothing live can be deleted.",
  "list-partner-claims": "The newest first, up to 100 on a page. Claims of guarantees that belong to you.",
  "export-partner-list":
    "A CSV file in UTF-8 with the columns of the partner's page, in the language of `Accept-Language`. Up to 30 files an hour.",
};
