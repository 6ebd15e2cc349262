/** What the OpenAPI document says about a call beyond its summary, by the call's name; Markdown with `code` and paragraphs. */
export const callDocs: Readonly<Record<string, string>> = {
  "invite-tenant": `The tenant gets a mail with the link. The \`id\` is the secret of the link, and its holder may accept the invitation.

A repeated \`reference\` returns the first invitation in its current state and mails nothing. After that invitation was withdrawn, the reference creates a new one.`,
  "invite-tenants": `The answer has a result for each line, in the order of the request: the invitation, or the problem that a call for this line alone would return. A refused line does not affect the others.

If the answer is lost, send the batch again: lines with a \`reference\` return their first invitation.`,
  "list-invitations": "The newest first, up to 100 on a page.",
  "get-invitation":
    "Once the tenant has signed, `guaranteeRefId` names the guarantee. An invitation of another partner is 404 `INVITATION_UNKNOWN`.",
  "withdraw-invitation":
    "Withdrawing twice returns the same answer. For a used or expired invitation the answer is 410 `INVITATION_EXPIRED`, and nothing changes.",
  "remind-tenant":
    "The mail's link opens what the invitation opens. A repeat within 24 hours changes nothing. After three reminders, and once we have decided about the application, the answer is 409 `STEP_NOT_ALLOWED`.",
  "list-guarantees":
    "Ordered by `refId`. To follow changes, pass the time at which your previous poll began as `since`: it covers changes of the status, and reports, objections, agreements, decisions and payouts of claims. It reaches back five minutes more, so that you miss no change that was being recorded while you polled; you may see a change twice. `status=IN_FORCE` finds `ACTIVE` and `PAST_DUE`.",
  "get-guarantee": "A guarantee of another partner is 404 `POLICY_UNKNOWN`, like one that does not exist.",
  "accept-guarantee": `The tenant is charged only after the acceptance. Accepting twice returns the same answer, even if somebody else accepted first.

If the tenant has paid the deposit in cash (\`cash\` is not null), say that it is returned, and by which day.`,
  "decline-guarantee": "The tenant is never charged and is shown the reason.",
  "get-guarantee-certificate": "Available from the acceptance on, permanently; before that 409 `STEP_NOT_ALLOWED`.",
  "release-guarantee":
    "The guarantee ends, and the tenant is refunded the unused premium. `signedBy` is the person who signs for you; the release document shows the name.",
  "claim-guarantee":
    "Together with earlier claims the amounts must not exceed the deposit. The new claim is the last one in the answer, and the tenant gets a mail.",
  "ask-guarantee-amendment": `\`change.kind\` says what becomes different. \`NEW_LANDLORD\`: the home has another landlord, who agrees by a mailed link. Claims that were made before stay with the landlord until now. \`LOWER_DEPOSIT\`: a part of the deposit is released at once, and \`depositAmount\` stays guaranteed, until \`restUntil\` if you name a day (at most 18 months ahead). It cannot be taken back, and what was claimed has to stay. \`START\`: cover begins on another day, if the tenant agrees. \`HOME\`: the home has another number or door, if the tenant agrees. \`CO_TENANTS\`: a co-tenant leaves (\`leaves\`, the name in the contract), or is replaced by another, if all tenants agree; whoever \`joins\` signs. \`LANDLORD_CONTACT\`: the landlord’s name is misspelt, or the postal address or phone number is another; null leaves what there is. It applies at once, and a name that is not merely spelt better is \`FIELD_INVALID\`.

Asking for the same again changes nothing. While one change waits, another one of its kind is 409 \`AMENDMENT_OPEN\`. So is \`LOWER_DEPOSIT\` while \`HIGHER_DEPOSIT\` or \`START\` waits, and \`CO_TENANTS\` while \`HIGHER_DEPOSIT\` does: answer that one first, or wait for the tenant. A contract that ends before the change could apply is \`AMENDMENT_TOO_LATE\`.`,
  "answer-guarantee-amendment":
    "For a change that the tenant asked for, such as a higher deposit (`HIGHER_DEPOSIT`), which the tenant signs once you have agreed. Before it applies you can object to some of them, too: `mayRefuse` says so.",
  "take-back-guarantee-amendment": "Possible until the change applies. Taking it back twice returns the same answer.",
  "get-guarantee-claim": "Includes the tenant's objection or agreement, the decision and the payout, if there are any.",
  "upload-guarantee-file":
    "The body is `multipart/form-data` with one part, `file`. Possible until the claim is decided, then 409 `STEP_NOT_ALLOWED`.",
  "get-guarantee-file": "Files that either side added.",
  "keep-properties":
    "Up to 200 homes, all or none. A home with a known `id` is changed; repeating the call changes nothing. Two partners may use the same `id`.",
  "list-properties": "Ordered by `id`.",
  "remove-property": "`removed` is false for an unknown home and for another partner's home.",
  "check-invitations":
    "Invites nobody and stores nothing. Each line gets the result that `invite-tenants` would return now, or the invitation that already exists. A line with several errors gets all of them at once.",
  "add-webhook": `Only this answer contains the \`secret\`. Without \`events\` the webhook gets all events. You may have up to five webhooks.

An address that already has a webhook gets no second one: the answer is the existing webhook, with \`secret\` null. If you lost the first answer, replace the secret.

An address that is not https, or that we could not call, is 400 \`FIELD_INVALID\`.`,
  "list-webhooks": "In the order in which they were added, without their secrets.",
  "change-webhook":
    "Fields that are left out stay as they are. `enabled: true` switches a webhook on again; deliveries that were given up in the meantime are not sent automatically.",
  "rotate-webhook-secret":
    "Only this answer contains the new `secret`. For 24 hours each delivery is signed with the old one as well.",
  "list-webhook-deliveries": "The newest first, up to 100 on a page, for 90 days.",
  "resend-delivery":
    "Works for delivered events, too. The event keeps its `webhook-id`. If the webhook is switched off, the answer is 409 `STEP_NOT_ALLOWED`.",
  "resend-given-up": "Sends all events again whose delivery was given up, in order. `resent` is their number.",
  "test-webhook": `The body is a \`webhook.test\` event, signed like all others. It is sent once, has no consequences and is not listed, so you can try a webhook before you switch it on. The call waits for your answer, at most 5 seconds; a second test event in that time is refused with 429.

Up to 60 test events an hour for each partner.`,
  "remove-webhook": "Nothing more is sent to it, not even waiting events.",
  "list-test-data": "In a sandbox only. The newest 100; `total` counts all.",
  "delete-test-data":
    "In a sandbox only. Deletes the data of 20 applications at a time; repeat the call while `more` is true.",
  "list-partner-claims": "The newest first, up to 100 on a page. Contains the claims under your guarantees.",
  "export-partner-list":
    "A CSV file in UTF-8 with the columns of the partner's page, in the language of `Accept-Language`. Up to 30 files an hour.",
};
