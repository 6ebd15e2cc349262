import type { staffPartners as en } from "../en/staff-partners.ts";

export const staffPartners: Record<keyof typeof en, string> = {
  "staff.partner.webhooks": "Webhooks",
  "staff.partner.webhooksNone": "Der Partner hat keinen Webhook.",
  "staff.webhooks.title": "Nicht zugestellte Webhooks",
  "staff.webhooks.none": "Die Programme der Partner haben jede Meldung angenommen.",
  "staff.webhook.WAITING": "Wird wiederholt",
  "staff.webhook.GIVEN_UP": "Aufgegeben",
  "staff.webhook.PARTNER": "Vom Partner abgeschaltet",
  "staff.webhook.GONE": "Abgeschaltet: Antwort war 410",
  "staff.webhook.FAILING": "Abgeschaltet: drei Tage lang nichts angenommen",
  "staff.webhook.ADDRESS_NOT_PUBLIC": "Führt zu keiner öffentlichen Adresse",
  "staff.webhook.NAME_UNKNOWN": "Diesen Rechnernamen gibt es nicht",
  "staff.webhook.CONNECTION_FAILED": "Keine Verbindung",
  "staff.webhook.CERTIFICATE_INVALID": "Ungültiges Zertifikat",
  "staff.webhook.TIMEOUT": "Keine rechtzeitige Antwort",
  "staff.webhook.EVENT_INVALID": "Diese Meldung ließ sich nicht erstellen",
};
