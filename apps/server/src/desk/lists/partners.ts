import type { CallAnswer, listPartners, StaffPartnerRow } from "@kautia/contract";
import type { Deps } from "../../deps.ts";

const partnersText = `
  SELECT id, name, signing_key IS NOT NULL AS "signsLinks", created_at AS "createdAt",
    (SELECT count(*)::int FROM partner_key WHERE partner_id = partner.id AND revoked_at IS NULL AND NOT is_test) AS keys,
    (SELECT count(*)::int FROM partner_property WHERE partner_id = partner.id) AS properties,
    (SELECT count(*)::int FROM invitation WHERE partner_id = partner.id AND NOT is_test) AS invitations,
    (SELECT count(*)::int FROM invitation WHERE partner_id = partner.id AND status = 'USED' AND NOT is_test) AS used
  FROM partner ORDER BY name, id`;

type PartnerRow = Omit<StaffPartnerRow, "createdAt"> & { createdAt: Date };

export async function findPartners({ sql }: Pick<Deps, "sql">): Promise<CallAnswer<typeof listPartners>> {
  const rows = await sql.query<PartnerRow>({ name: "staff-partners", text: partnersText, values: [] });
  return { partners: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })) };
}
