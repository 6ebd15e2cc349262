import type { AccountTables } from "./account-tables.ts";
import type { ApplicationTables } from "./application-tables.ts";
import type { ClaimTables } from "./claim-tables.ts";
import type { DocumentTables } from "./document-tables.ts";
import type { LeavingTables } from "./leaving-tables.ts";
import type { PaperTables } from "./paper-tables.ts";
import type { PartnerTables } from "./partner-tables.ts";
import type { PolicyTables } from "./policy-tables.ts";
import type { StaffTables } from "./staff-tables.ts";
import type { WayTables } from "./way-tables.ts";

/** Every table, as Kysely sees it; the tables themselves are made by the numbered files in migrations/. */
export type Database = AccountTables &
  ApplicationTables &
  ClaimTables &
  DocumentTables &
  LeavingTables &
  PaperTables &
  PartnerTables &
  PolicyTables &
  StaffTables &
  WayTables;
