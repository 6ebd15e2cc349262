/** What happened to an application and how far it came, for the desk. */
export const staffChanges = {
  "staff.area.acts": "Audit log",
  "staff.acts.search": "Colleague, contract number or application number",
  "staff.acts.assigned.MINE": "the person themselves",
  "staff.acts.assigned.NOBODY": "nobody",
  "staff.acts.searched": "with a search",
  "staff.col.whom": "About",
  "staff.case.number": "Application number",
};
