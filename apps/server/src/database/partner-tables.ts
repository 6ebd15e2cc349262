import type { InvitationOffer, PostalAddress } from "@kautia/contract";
import type { ColumnType, JSONColumnType } from "kysely";
import type { SigningKey } from "../ports/signed-offers.ts";

type Instant = ColumnType<Date, Date, Date>;
type InstantOrNull = ColumnType<Date | null, Date | null | undefined, Date | null>;

export interface PartnerTable {
  id: string;
  name: string;
  signing_key: JSONColumnType<SigningKey | null, string | null, string | null>;
  /** Https, and the operator's word. */
  onboarding_base_url: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Instant;
}

export interface PartnerKeyTable {
  key_hash: Buffer;
  partner_id: string;
  created_at: Instant;
  revoked_at: InstantOrNull;
}

/** That one is past its time is seen by `expires_at`; it is told to be EXPIRED only when it is emptied (decision 0109). */
export interface InvitationTable {
  id_hash: Buffer;
  /** Null: a landlord who is no partner. */
  partner_id: string | null;
  status: "OPEN" | "USED" | "WITHDRAWN" | "EXPIRED";
  tenant_email: string;
  full_address: string;
  offer: JSONColumnType<InvitationOffer | null, string | null, string | null>;
  ref_id: ColumnType<string | null, undefined, string>;
  mail_id: string;
  created_at: Instant;
  expires_at: Instant;
  used_at: InstantOrNull;
  forgotten_at: InstantOrNull;
}

export interface UsedOfferTable {
  offer_hash: Buffer;
  partner_id: string;
  ref_id: string;
  used_at: Instant;
}

export interface PartnerPropertyTable {
  id: string;
  partner_id: string;
  reference: string;
  address: JSONColumnType<PostalAddress>;
  full_address: string;
  words: string;
  created_at: Instant;
  changed_at: Instant;
}

export interface PartnerTables {
  partner: PartnerTable;
  partner_key: PartnerKeyTable;
  partner_property: PartnerPropertyTable;
  invitation: InvitationTable;
  used_offer: UsedOfferTable;
}
