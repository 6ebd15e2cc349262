import type { InvitationView } from "@kautia/contract";
import type { Selectable } from "kysely";
import { hashToken } from "../platform/tokens.ts";
import type { Database } from "../platform/database/schema.ts";
import type { Deps } from "../deps.ts";
import { type Refusal, refuse } from "../platform/http/route.ts";
import type { Partner } from "./find-partner.ts";

/** Another partner's invitation is refused as unknown. */
export async function view(deps: Deps, partner: Partner, id: string): Promise<InvitationView | Refusal> {
  const invitation = await find(deps, partner, id);
  return invitation ? toView(invitation, id, deps.clock.now()) : refuse("INVITATION_UNKNOWN");
}

/** And its mail, if that was not sent yet. */
export async function withdraw(deps: Deps, partner: Partner, id: string): Promise<InvitationView | Refusal> {
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (transaction) => {
    const withdrawn = await transaction
      .updateTable("invitation")
      .set({ status: "WITHDRAWN", offer: null })
      .where("id_hash", "=", hashToken(id))
      .where("partner_id", "=", partner.id)
      .where("status", "=", "OPEN")
      .where("expires_at", ">", now)
      .returning("mail_id")
      .executeTakeFirst();
    if (!withdrawn) return;
    await transaction
      .updateTable("mail")
      .set({ status: "REFUSED", secret: null, last_error: "withdrawn" })
      .where("id", "=", withdrawn.mail_id)
      .where("status", "=", "WAITING")
      .execute();
  });
  const invitation = await find(deps, partner, id);
  if (!invitation) return refuse("INVITATION_UNKNOWN");
  return invitation.status === "WITHDRAWN" ? toView(invitation, id, now) : refuse("INVITATION_EXPIRED");
}

function find({ db }: Pick<Deps, "db">, partner: Partner, id: string) {
  return (
    db
      .selectFrom("invitation")
      // No guarantee if the tenant has named another landlord since.
      .leftJoin("policy", (join) =>
        join
          .onRef("policy.ref_id", "=", "invitation.ref_id")
          .on("policy.partner_id", "=", partner.id)
          .on("policy.forgotten_at", "is", null),
      )
      .selectAll("invitation")
      .select("policy.ref_id as guaranteeRefId")
      .where("id_hash", "=", hashToken(id))
      .where("invitation.partner_id", "=", partner.id)
      .executeTakeFirst()
  );
}

function toView(
  row: Selectable<Database["invitation"]> & { guaranteeRefId: string | null },
  id: string,
  now: Date,
): InvitationView {
  return {
    id,
    status: row.status === "OPEN" && row.expires_at <= now ? "EXPIRED" : row.status,
    tenantEmail: row.tenant_email,
    fullAddress: row.full_address,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    usedAt: row.used_at?.toISOString() ?? null,
    guaranteeRefId: row.guaranteeRefId,
  };
}
