export interface InvitationMails {
  /** To a tenant invited by a partner, before there is a contract. */
  "tenant-invitation": {
    tenantName: string | null;
    inviterName: string;
    fullAddress: string;
    depositCents: number;
    insuranceStart: string;
    /** The last day on which the link works. */
    expiresOn: string;
    link: string;
  };
  /** To an invited tenant whom the partner reminds. The link opens what the invitation opens. */
  "tenant-invitation-reminder": {
    tenantName: string | null;
    inviterName: string;
    fullAddress: string;
    expiresOn: string;
    link: string;
    stopLink: string;
  };
  /** To the address named as the landlord's. Contains nothing that a stranger typed. */
  "invitation-confirmation": { expiresOn: string; link: string };
}

export const invitationSamples: InvitationMails = {
  "tenant-invitation": {
    tenantName: "Erika Mustermann",
    inviterName: "Hausverwaltung Müller",
    fullAddress: "Torstraße 12, 10119 Berlin",
    depositCents: 150_000,
    insuranceStart: "2027-01-01",
    expiresOn: "2026-12-21",
    link: "https://example.com/de?invitation-token=0f",
  },
  "tenant-invitation-reminder": {
    tenantName: "Erika Mustermann",
    inviterName: "Hausverwaltung Müller",
    fullAddress: "Torstraße 12, 10119 Berlin",
    expiresOn: "2026-12-21",
    link: "https://example.com/de?invitation-token=0f",
    stopLink: "https://example.com/de/no-reminders/0f",
  },
  "invitation-confirmation": { expiresOn: "2026-11-28", link: "https://example.com/de/landlord/invite/0f" },
};
