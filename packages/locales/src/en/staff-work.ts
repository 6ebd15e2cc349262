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
};
