import { sql } from "kysely";
import { deletionAt } from "./delete-documents.ts";

export const documentsDue = sql`
  SELECT try_at AS at FROM document WHERE scan = 'WAITING' AND removed_at IS NULL AND deleted_at IS NULL
  UNION ALL SELECT ${deletionAt} FROM document d JOIN application a USING (ref_id)`;
