/** What the desk and the partners' pages share. */
export const office = {
  "office.notFound": "Hier ist nichts",
  "office.notFoundText": "Vielleicht ist die Adresse vertippt, oder es gibt das Gesuchte nicht mehr.",
  "office.records": "Bestand",
  "office.late": "{date}, überfällig",
  "office.undo": "Rückgängig",
  "office.space": "Leertaste",
  "office.settings": "Einstellungen",
  "office.team": "Team",
  "office.invite": "Einladen",
  "office.openClosed": "Geöffnet und geschlossen",
};
