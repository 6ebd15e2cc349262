import { describeExport, exportLists, listStaffActs, type StaffActRow } from "@kautia/contract";
import { contains } from "../../platform/lists/contains.ts";
import { isSince, isUntil } from "../../platform/lists/days.ts";
import { defineList, type ListNeeds } from "../../platform/lists/define-list.ts";
import { selectActs } from "../../views/acts.ts";

export const actList = defineList({
  call: listStaffActs,
  query: ({ db }: ListNeeds) => selectActs(db),
  filters: {
    act: (query, act) => query.where("a.act", "=", act),
    from: (query, day) => query.where(({ ref }) => isSince(ref("a.at"), day)),
    to: (query, day) => query.where(({ ref }) => isUntil(ref("a.at"), day)),
    search: (query, search) =>
      query.where((eb) =>
        contains(eb, search, "s.name", "s.email", "about.name", "about.email", "policy.contract_number", "a.ref_id"),
      ),
  },
  usualOrder: "-at",
  // Ids grow with time.
  orders: { at: ["a.id"] },
  show: ({ detail, ...row }) => ({
    ...row,
    at: row.at.toISOString(),
    exported: row.act === "export-list" ? readExport(detail) : null,
  }),
  csv: {
    columns: [
      ["staff.col.when", ({ at }, { time }) => time(at)],
      ["staff.col.by", ({ by }) => by],
      ["staff.col.what", ({ act }, { t }) => t(`staff.did.${act}`)],
      ["staff.export.number", ({ refId }) => refId, "whom"],
      ["staff.col.contract", ({ contractNumber }) => contractNumber, "whom"],
      ["staff.col.tenant", ({ tenantName }) => tenantName, "whom"],
      ["staff.export.person", ({ person }) => person, "whom"],
      ["staff.export.partner", ({ partner }) => partner, "whom"],
      ["staff.export.partnerPerson", ({ partnerPerson }) => partnerPerson, "whom"],
      ["staff.export.webhook", ({ webhook }) => webhook, "whom"],
      ["staff.export.subject", ({ subject }) => subject, "whom"],
      ["staff.export.list", ({ exported }, { t }) => exported && describeExport(exported, t), "whom"],
    ],
  },
});

function readExport(detail: object): StaffActRow["exported"] {
  const { list, searched, ...filters }: Record<string, unknown> = { ...detail };
  const name = exportLists.find((exportList) => exportList === list);
  if (!name) return null;
  const texts = Object.entries(filters).map(([filter, value]) => [filter, String(value)]);
  return { list: name, filters: Object.fromEntries(texts), searched: searched === true };
}
