import type { inviteFile as en } from "../en/invite-file.ts";

export const inviteFile: Record<keyof typeof en, string> = {
  "inviteFile.title": "Viele Mieter einladen",
  "inviteFile.lead":
    "Laden Sie eine Tabelle mit einem Mieter je Zeile hoch. Bevor etwas verschickt wird, sehen Sie zu jeder Zeile, was passiert.",
  "inviteFile.template": "Vorlage herunterladen (CSV)",
  "inviteFile.templateName": "einladungen.csv",
  "inviteFile.file": "Ihre Datei",
  "inviteFile.fileHelp":
    "CSV mit Semikolon oder Komma, bis zu {most} Zeilen. In Excel: Speichern unter, dann „CSV“. Die Reihenfolge der Spalten ist egal.",
  "inviteFile.choose": "Datei auswählen",
  "inviteFile.drop": "oder hierher ziehen",
  "inviteFile.reading": "Ihre Datei wird geprüft …",
  "inviteFile.preview": "Zeilen der Datei",
  "inviteFile.previewOf": "Das passiert mit {file}",
  "inviteFile.correct":
    "Zeilen mit einem Fehler werden nicht verschickt. Korrigieren Sie sie in Ihrer Tabelle und laden Sie die Datei noch einmal hoch: Niemand wird zweimal eingeladen.",
  "inviteFile.line": "Zeile",
  "inviteFile.state": "Was passiert",
  "inviteFile.state.new": "Wird eingeladen",
  "inviteFile.state.known": "Schon eingeladen ({status}), bekommt keine zweite E-Mail",
  "inviteFile.day": "Schreiben Sie den Tag als 01.05.2027 oder 2027-05-01.",
  "inviteFile.send": "{count} Einladungen senden",
  "inviteFile.sendOne": "1 Einladung senden",
  "inviteFile.done": "{count} Mieter sind eingeladen",
  "inviteFile.doneOne": "1 Mieter ist eingeladen",
  "inviteFile.missing": "Es fehlen: {columns}. Die Vorlage enthält alle Spalten.",
  "inviteFile.fault.large": "Diese Datei ist zu groß",
  "inviteFile.fault.unopened": "Die Datei wurde geändert oder ist nicht mehr da",
  "inviteFile.fault.unreadable": "Das ist keine CSV-Datei",
  "inviteFile.fault.empty": "In dieser Datei stehen keine Mieter",
  "inviteFile.fault.many": "Diese Datei hat mehr als {most} Zeilen",
  "inviteFile.fault.header": "Es fehlen Spalten",
  "inviteFile.fault.offline": "Die Datei ließ sich nicht vollständig prüfen oder senden",
  "inviteFile.faultText.large": "Erlaubt sind bis zu 500 kB. Bitte teilen Sie die Datei auf.",
  "inviteFile.faultText.unopened": "Bitte wählen Sie sie noch einmal aus.",
  "inviteFile.faultText.unreadable": "Wählen Sie in Excel „Speichern unter“ und dann „CSV“.",
  "inviteFile.faultText.empty": "Unter der Zeile mit den Spaltennamen steht je Zeile ein Mieter.",
  "inviteFile.faultText.many": "Bitte teilen Sie sie auf mehrere Dateien auf.",
  "inviteFile.faultText.offline":
    "Bitte wählen Sie sie noch einmal aus. Wer schon eingeladen ist, bekommt keine zweite E-Mail.",
  "inviteFile.emailsTo":
    "E-Mails an den Vermieter gehen an {email}, wenn die Datei keine Spalte „E-Mail Vermieter“ hat.",
};
