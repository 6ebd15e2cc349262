/** The search over the whole desk, and its keys. */
export const staffSearch = {
  "staff.find": "Find people, contracts, numbers",
  "staff.find.POLICY": "Contracts",
  "staff.find.CASE": "Cases",
  "staff.keys": "Keyboard",
  "staff.keys.find": "Find people, contracts, numbers",
  "staff.keys.next": "Next row",
  "staff.keys.previous": "Previous row",
  "staff.keys.open": "Open the row, as Enter does",
  "staff.keys.help": "Show these keys",
  "staff.keys.on": "Use these keys",
};
