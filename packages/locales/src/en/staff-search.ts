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
  "staff.find.title": "Found for ‘{search}’",
  "staff.find.lead":
    "Type the beginning of a name, email address, street or contract number, or the exact reference of a charge.",
  "staff.find.none": "Nothing found. Try fewer words, or only the first letters.",
  "staff.find.short": "Please type at least two characters.",
  "staff.find.count": "{count} found",
  "staff.find.moreThan": "More than {count} found",
  "staff.find.some": "More match than these {count}.",
  "staff.find.CLAIM": "Claims",
  "staff.find.CHARGE": "Charges",
};
