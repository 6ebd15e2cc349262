/** What the desk and the partners' pages share. */
export const office = {
  "office.notFound": "There’s nothing here",
  "office.notFoundText": "The address may be mistyped, or what it led to no longer exists.",
  "office.records": "Records",
  "office.late": "{date}, late",
  "office.undo": "Undo",
  "office.space": "Space",
  "office.settings": "Settings",
  "office.team": "Team",
  "office.invite": "Invite a colleague",
  "office.openClosed": "Open and closed",
};
