export interface PartnerMails {
  /** To a person who was added to a partner's page. `link` leads to its login. */
  "partner-welcome": { personName: string; partnerName: string; link: string };
  /** To log in to a partner's page once, within a short time. */
  "partner-login-link": { personName: string; partnerName: string; link: string };
  /** To a partner's people: a webhook answered 410 or has taken nothing since that day and time (HH:MM), and is off. */
  "webhook-off": {
    personName: string;
    partnerName: string;
    url: string;
    reason: "GONE" | "FAILING";
    on: string;
    time: string;
    link: string;
  };
}

export const partnerSamples: PartnerMails = {
  "partner-welcome": {
    personName: "Mia Kern",
    partnerName: "Hausverwaltung Kern",
    link: "https://example.com/de/partner",
  },
  "partner-login-link": {
    personName: "Mia Kern",
    partnerName: "Hausverwaltung Kern",
    link: "https://example.com/de/partner/login?token=0f",
  },
  "webhook-off": {
    personName: "Mia Kern",
    partnerName: "Hausverwaltung Kern",
    url: "https://hooks.kern.example/kautia",
    reason: "FAILING",
    on: "2027-04-12",
    time: "09:31",
    link: "https://example.com/de/partner/webhooks",
  },
};
