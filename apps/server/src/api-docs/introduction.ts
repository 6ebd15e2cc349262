import { html, Html, paragraphs } from "./html.ts";
import { readShapes } from "./read-fields.ts";
import { readComponents } from "./read-operations.ts";
import { writeJson } from "./write-examples.ts";
import { example } from "./write-operation.ts";
import { writeFields } from "./write-fields.ts";
import type { JsonObject } from "../platform/openapi/json-schema.ts";

export interface Section {
  id: string;
  title: string;
  text: Html;
  example?: Html;
}

const refusal = {
  errorCode: "FIELD_UNKNOWN",
  message: "A field or query parameter does not exist.",
  data: { fields: [{ path: "tenant.fistName", errorCode: "FIELD_UNKNOWN", params: {} }] },
};

/** The rules for all partner calls. docs/partners.md has the reasons. */
export function introduce(
  document: JsonObject,
  { apiUrl, publicUrl }: { apiUrl: string; publicUrl: string },
): Section[] {
  const claims = readShapes({ $ref: "#/components/schemas/SignedLinkClaims" }, readComponents(document))[0] ?? [];
  return [
    {
      id: "authentication",
      title: "Authentication",
      text: paragraphs(
        `Send your API key with every call. A missing, unknown or revoked key is 401 \`PARTNER_KEY_INVALID\`. A key reads and changes only what is yours; everything else is 404.

The key belongs on your server, never in a page or an app.`,
      ),
      example: example(
        "Request",
        [`curl ${apiUrl}/partner/invitations`, '-H "Authorization: Bearer $KEY"'].join(" \\\n  "),
      ),
    },
    {
      id: "values",
      title: "Values",
      text: paragraphs(
        `Days are \`YYYY-MM-DD\`. A full instant is taken in the time zone of the home, and the answer names the day that counts. Instants are in UTC. Amounts are in EUR.

A field or query parameter that a call does not have is 400 \`FIELD_UNKNOWN\` with its path, so that a misspelt one is noticed.`,
      ),
    },
    {
      id: "errors",
      title: "Errors",
      text: paragraphs(
        `Every error is \`application/problem+json\`. \`errorCode\` is for programs and does not change, \`message\` is for developers, and \`data.fields\` names each wrong field by its path.

After 429 or 503 try again; \`Retry-After\` says when, in seconds. \`X-Request-Id\` names a request to our support.`,
      ),
      example: example("Response 400", new Html(writeJson(refusal))),
    },
    {
      id: "repeating",
      title: "Repeating a call",
      text: paragraphs(
        `When an answer is lost, send the same request again with the same \`Idempotency-Key\` header: it returns the first answer and does nothing twice. Invitations with a \`reference\` are safe without it, because a reference is invited only once.

\`Accept-Language\` (\`de\`, \`en\`, \`de-AT\` …) chooses the language of mails and texts.`,
      ),
    },
    {
      id: "lists",
      title: "Lists",
      text: paragraphs(
        `A list comes in pages. Pass \`next\` as \`after\` to get the next one; on the last page it is null. To follow changes of guarantees, pass the time at which your previous poll began as \`since\`.`,
      ),
    },
    {
      id: "signed-links",
      title: "Signed links",
      text: html`${paragraphs(
          `Instead of calling us, your own page can lead the tenant to \`${publicUrl}/de?pd=JWS\`. The link is a compact JWS, signed with your Ed25519 (\`EdDSA\`) or P-256 (\`ES256\`) key, whose public half the operator registers. It works once. Any other claim is refused.`,
        )}
        <h3>Claims</h3>
        ${writeFields(claims)}`,
    },
  ];
}
