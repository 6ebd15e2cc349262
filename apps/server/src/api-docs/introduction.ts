import type { JsonObject } from "../platform/openapi/json-schema.ts";

const refusal = {
  errorCode: "FIELD_UNKNOWN",
  message: "A field or query parameter does not exist.",
  data: { fields: [{ path: "tenant.fistName", errorCode: "FIELD_UNKNOWN", params: {} }] },
};

/** The rules for all partner calls, as Markdown. docs/partners.md has the reasons. */
export function introduce(document: JsonObject, publicUrl: string, apiUrl: string): string {
  const { properties, required } = Object(document["components"]).schemas.SignedLinkClaims;
  const claims = Object.entries(Object(properties)).map(
    ([name, claim]) => `| \`${name}\` | ${required.includes(name) ? "yes" : "no"} | ${Object(claim).description} |`,
  );
  return `Invite tenants, follow their guarantees and do the landlord's part by program. You need an API key, which the operator makes for you.

[All calls](/api/docs/all) also shows the calls that only our own pages use, and [the OpenAPI document](/api/v1/openapi.json) describes them for programs.

## Authentication

Send your API key with every call. A missing, unknown or revoked key is 401 \`PARTNER_KEY_INVALID\`. A key reads and changes only what is yours; everything else is 404.

The key belongs on your server, never in a page or an app.

\`\`\`sh
curl ${apiUrl}/partner/invitations \\
  -H "Authorization: Bearer $KEY"
\`\`\`

## Values

Days are \`YYYY-MM-DD\`. A full instant is taken in the time zone of the home, and the answer names the day that counts. Instants are in UTC. Amounts are in EUR.

A field or query parameter that a call does not have is 400 \`FIELD_UNKNOWN\` with its path, so that a misspelt one is noticed.

## Errors

Every error is \`application/problem+json\`. \`errorCode\` is for programs and does not change, \`message\` is for developers, and \`data.fields\` names each wrong field by its path.

\`\`\`json
${JSON.stringify(refusal, null, 2)}
\`\`\`

After 429 or 503 try again; \`Retry-After\` says when, in seconds. \`X-Request-Id\` names a request to our support.

## Repeating a call

When an answer is lost, send the same request again with the same \`Idempotency-Key\` header: it returns the first answer and does nothing twice. Invitations with a \`reference\` are safe without it, because a reference is invited only once.

\`Accept-Language\` (\`de\`, \`en\`, \`de-AT\` …) chooses the language of mails and texts.

## Lists

A list comes in pages. Pass \`next\` as \`after\` to get the next one; on the last page it is null. To follow changes of guarantees, pass the time at which your previous poll began as \`since\`.

## Signed links

Instead of calling us, your own page can lead the tenant to \`${publicUrl}/de?pd=JWS\`. The link is a compact JWS, signed with your Ed25519 (\`EdDSA\`) or P-256 (\`ES256\`) key, whose public half the operator registers. It creates one application, and opens that again until it is signed. Any other claim is refused.

| Claim | Required | Meaning |
| --- | --- | --- |
${claims.join("\n")}
`;
}
