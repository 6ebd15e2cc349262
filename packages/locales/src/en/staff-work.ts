/** What people at the desk do together: notes, who works on what, what waits. */
export const staffWork = {
  "staff.tab.notes": "Notes",
  "staff.notes.new": "New note",
  "staff.notes.help":
    "Your colleagues read it. It cannot be changed later; a correction is another note. Tenants get it when they ask for their data.",
  "staff.notes.go": "Save note",
  "staff.notes.saved": "Note saved.",
  "staff.notes.none": "No notes yet.",
  "staff.col.note": "Note",
  "staff.col.assignee": "Assigned to",
  "staff.assigned.MINE": "Me",
  "staff.assigned.NOBODY": "Nobody",
  "staff.assigned.nobody": "Nobody has taken this yet.",
  "staff.assigned.mine": "You have taken this.",
  "staff.assigned.to": "{name} has taken this.",
  "staff.assigned.take": "Take",
  "staff.assigned.giveBack": "Give back",
  "staff.assigned.handOver": "Assign to …",
  "staff.assigned.colleague": "Colleague",
  "staff.assigned.handOverGo": "Assign",
};
