import type { Language } from "@kautia/contract/languages";
import { folders } from "../folders.ts";
import { joinNames } from "../format/join-names.ts";
import { type Block, note, paragraph } from "./letter.ts";
import type { Contract } from "./mail-parts.ts";

/** What a mail may say of tenants who signed together. */
type Together = Partial<Pick<Contract, "tenantName" | "tenantNames" | "isToAll" | "declaredBy">>;

/** Names everybody who signed as the tenant; for mails to a landlord, and to co-tenants about the signature. */
export function nameAllTenants<Data extends object>(data: Data, language: Language): Data {
  const { tenantNames = [] }: Together = data;
  return tenantNames.length > 1 ? { ...data, tenantName: joinNames(tenantNames, language) } : data;
}

export function areSeveral(data: object): boolean {
  const { tenantNames = [] }: Together = data;
  return tenantNames.length > 1;
}

/** Says in a mail to all who acted for them, who else got it and who pays. Leaves out buttons that only the first tenant has. */
export function explainToAll(blocks: readonly Block[], data: object, language: Language): readonly Block[] {
  const { tenantName, tenantNames: [payer, ...others] = [], isToAll = false, declaredBy }: Together = data;
  if (!isToAll || payer === undefined) return blocks;
  const { together } = folders[language].mails.phrases;
  const goesToAll = together.toAll(joinNames([payer, ...others], language));
  const [news, ...rest] = blocks.filter((block) => !("url" in block) || block.url !== "");
  return [
    ...(news ? [news] : []),
    ...(declaredBy === undefined || declaredBy === tenantName ? [] : [paragraph(together.declared(declaredBy))]),
    ...rest,
    note(tenantName === payer ? goesToAll : `${goesToAll} ${together.payer(payer)}`),
  ];
}
