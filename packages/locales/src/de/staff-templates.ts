import type { staffTemplates as en } from "../en/staff-templates.ts";

export const staffTemplates: Record<keyof typeof en, string> = {
  "staff.template": "Vorlage",
  "staff.template.none": "Keine, ich schreibe selbst",
  "staff.template.income": "Einkommen zu niedrig",
  "staff.template.income.text":
    "Ihr Einkommen reicht für diese Miete leider nicht aus. Wir vergleichen Ihr Bruttoeinkommen mit der Miete. Steigt Ihr Einkommen oder wählen Sie eine Wohnung mit niedrigerer Miete, können Sie gern einen neuen Antrag stellen.",
  "staff.template.missing": "Unterlagen fehlen",
  "staff.template.missing.text":
    "Für unsere Entscheidung brauchen wir Unterlagen, die wir bei Ihnen angefordert haben und die uns noch fehlen. Sobald Sie sie haben, können Sie gern einen neuen Antrag stellen.",
  "staff.template.mismatch": "Unterlagen weichen ab",
  "staff.template.mismatch.text":
    "Ihre Unterlagen und Ihr Antrag stimmen nicht überein. Bitte prüfen Sie Ihre Angaben. Danach können Sie gern einen neuen Antrag stellen.",
  "staff.template.evidence": "Belege fehlen",
  "staff.template.evidence.text":
    "Für die geforderten Beträge fehlen ausreichende Belege, zum Beispiel Rechnungen, Fotos oder ein Übergabeprotokoll.",
  "staff.template.wear": "Normale Abnutzung",
  "staff.template.wear.text":
    "Wir haben geprüft, was gefordert wird. Es handelt sich um normale Abnutzung, für die der Mieter nicht aufkommen muss.",
  "staff.template.cover": "Nicht abgesichert",
  "staff.template.cover.text":
    "Was gefordert wird, ergibt sich nicht aus diesem Mietverhältnis oder ist durch die Bürgschaft nicht abgesichert.",
  "staff.template.unreadable": "Nicht lesbar",
  "staff.template.unreadable.text":
    "Ihren Nachweis können wir leider nicht lesen. Bitte laden Sie ihn noch einmal hoch, zum Beispiel als Foto bei gutem Licht.",
  "staff.template.otherHome": "Andere Wohnung oder anderer Name",
  "staff.template.otherHome.text":
    "Ihr Nachweis nennt eine andere Wohnung oder einen anderen Namen. Bitte laden Sie einen Nachweis für diese Wohnung hoch, in dem Ihr Name steht.",
  "staff.template.noDay": "Tag fehlt",
  "staff.template.noDay.text":
    "In Ihrem Nachweis steht nicht, an welchem Tag Sie ausgezogen sind. Bitte laden Sie einen hoch, der den Tag nennt, zum Beispiel das Übergabeprotokoll.",
};
