import type { documents as en } from "../en/documents.ts";

export const documents: Record<keyof typeof en, string> = {
  "documents.title": "Noch ein paar Unterlagen, dann sehen Sie Ihr Angebot",
  "documents.titleOne": "Noch eine Unterlage, dann sehen Sie Ihr Angebot",
  "documents.reviewTitle": "Das fehlt noch, dann entscheiden wir",
  "documents.reviewContinue": "Zur Entscheidung einreichen",
  "documents.lead": "Damit bestätigen Sie Ihre Angaben. Ein Foto mit dem Handy genügt, solange alles gut zu lesen ist.",
  "documents.ofOthers": "Bitte fügen Sie auch die von {names} hinzu: Sie unterschreiben gemeinsam.",
  "documents.why": "Ihre Unterlagen sehen nur die Menschen, die über Ihren Antrag entscheiden. Abgebucht wird nichts.",
  "documents.PASSPORT": "Personalausweis oder Reisepass",
  "documents.PASSPORT.why":
    "Damit niemand sonst in Ihrem Namen einen Vertrag schließt. Vom Personalausweis brauchen wir beide Seiten.",
  "documents.STUDENT_DOCUMENT": "Studierendenausweis oder Immatrikulationsbescheinigung",
  "documents.STUDENT_DOCUMENT.why":
    "Weil Sie studieren oder in Ausbildung sind. Der Nachweis muss noch gelten; in der Ausbildung genügt der Ausbildungsvertrag.",
  "documents.WORK_CONTRACT": "Arbeitsvertrag oder Gehaltsabrechnung",
  "documents.WORK_CONTRACT.why": "Damit bestätigen Sie Ihr Einkommen. Die letzte Abrechnung genügt.",
  "documents.format": "PDF, JPEG, PNG oder HEIC, bis {megabytes} MB",
  "documents.choose": "Datei auswählen",
  "documents.photo": "Foto aufnehmen",
  "documents.chooseAnother": "Weitere Datei hinzufügen",
  "documents.drop": "oder hier ablegen",
  "documents.cancel": "Abbrechen",
  "documents.retry": "Noch einmal versuchen",
  "documents.replace": "Ersetzen",
  "documents.remove": "Entfernen",
  "documents.uploading": "Wird hochgeladen …",
  "documents.addAnother": "Weitere Dateien",
  "documents.waiting":
    "Hochgeladen. Unser Virenscanner ist gerade nicht erreichbar. Wir prüfen die Datei, sobald er wieder antwortet, und schreiben Ihnen dann.",
  "documents.done": "Hochgeladen und geprüft",
  "documents.cancelled": "Abgebrochen. Wir haben nichts behalten.",
  "documents.offline": "Die Verbindung wurde unterbrochen. Bitte versuchen Sie es noch einmal.",
  "documents.changed":
    "Die Datei hat sich geändert, seit Sie sie ausgewählt haben. Bitte wählen Sie sie noch einmal aus.",
  "documents.missing": "Bitte fügen Sie hier eine Datei hinzu.",
  "documents.stillUploading": "Bitte warten Sie, bis diese Datei hochgeladen ist.",
  "documents.stillWaiting":
    "Diese Datei ist noch nicht geprüft. Sie müssen nicht warten: Wir schreiben Ihnen, sobald Sie weitermachen können.",
  "documents.neededHere": "Diese Datei brauchen wir. Fügen Sie erst eine andere hinzu.",
  "documents.failedHere": "Eine Datei ist nicht hochgeladen. Bitte laden Sie eine andere hoch oder entfernen Sie sie.",
  "documents.continue": "Weiter zu meinem Angebot",
  "documents.undecided": "Noch brauchen wir keine Unterlagen",
  "documents.undecidedText":
    "Sobald Sie Ihr Angebot anfordern, prüfen wir Ihren Antrag. Falls wir dafür Unterlagen brauchen, sagen wir Ihnen dann sofort, welche.",
  "documents.toSummary": "Zu meinen Angaben",
  "documents.none": "Es fehlt nichts",
  "documents.noneText": "Alle Unterlagen, die wir brauchen, sind da.",
  "documents.sizeKb": "{size} kB",
  "documents.sizeMb": "{size} MB",
};
