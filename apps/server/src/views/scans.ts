import type { StaffDeclaration } from "@kautia/contract";
import { type Expression, type RawBuilder, sql } from "kysely";

/** The scan of a letter; null without one, and while it waits for the scanner. */
export function scanOf(documentId: Expression<string | null>): RawBuilder<StaffDeclaration["scan"]> {
  return sql<StaffDeclaration["scan"]>`(
    SELECT jsonb_build_object('id', document.id, 'fileName', file_name, 'contentType', content_type) FROM document
    WHERE document.id = ${documentId} AND document.scan = 'CLEAN' AND document.deleted_at IS NULL)`;
}
