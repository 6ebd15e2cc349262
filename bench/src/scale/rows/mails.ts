import type { MailKind } from "@kautia/locales/mails";
import type { Dice } from "../../addresses/dice.ts";
import { type Life, uuidOf } from "../life.ts";
import type { Row } from "../row.ts";
import { isForgotten } from "./application.ts";
import { contractNumberOf, fullAddress } from "./policy.ts";

const beforeSigning: readonly MailKind[] = ["first-information"];
const afterSigning: readonly MailKind[] = [
  ...beforeSigning,
  "contract-documents",
  "contract-signed",
  "landlord-invitation",
  "landlord-accepted",
  "acceptance-confirmed",
  "login-link",
];

export function mailRows(life: Life, dice: Dice): Row<"mail">[] {
  if (isForgotten(life)) return [];
  const data = JSON.stringify({
    contractNumber: contractNumberOf(life),
    tenantName: `${life.firstName} ${life.lastName}`,
    landlordName: null,
    fullAddress: fullAddress(life),
    depositCents: 3 * life.rentCents,
  });
  const at = life.signed?.at ?? life.createdAt;
  return (life.signed ? afterSigning : beforeSigning).map((kind) => {
    const chance = dice.throw();
    const to = kind.startsWith("landlord") ? life.landlordEmail : life.email;
    const status = chance < 0.000_2 ? "REFUSED" : chance < 0.000_3 ? "POST" : "SENT";
    return {
      id: uuidOf(dice),
      reason: `${kind}:${life.refId}`,
      kind,
      ref_id: life.refId,
      to_address: to,
      mailbox: to,
      language: "de",
      country: life.country,
      data,
      status,
      created_at: at,
      send_at: at,
      admitted_at: null,
      followed_at: null,
      tries: 1,
      leased_until: null,
      misconfigured: false,
      sent_at: status === "SENT" ? at : null,
      last_error: status === "REFUSED" ? "550 no such mailbox" : null,
      secret: null,
      reply_to: null,
      forget: false,
    };
  });
}
