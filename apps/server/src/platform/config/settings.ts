import * as z from "zod";
import { collectionSettings } from "./collection-settings.ts";
import { databaseSettings } from "./database-settings.ts";
import { staffSettings } from "./staff-settings.ts";
import { fileSettings } from "./file-settings.ts";
import { insurerSettings } from "./insurer-settings.ts";
import { limitSettings } from "./limit-settings.ts";
import { lookupSettings } from "./lookup-settings.ts";
import { mailSettings } from "./mail-settings.ts";
import { operatorSettings } from "./operator-settings.ts";
import { pageSettings } from "./page-settings.ts";
import { paymentSettings } from "./payment-settings.ts";
import { productSettings } from "./product-settings.ts";
import { serverSettings } from "./server-settings.ts";
import { sealSettings } from "./seal-settings.ts";
import { type About, about } from "./setting.ts";
import { taxAdviserSettings } from "./tax-adviser-settings.ts";
import { listThirdCountries } from "./third-countries.ts";
import { webhookSettings } from "./webhook-settings.ts";

/**
 * All settings. Each group gets the whole environment and picks its own. Some defaults depend on NODE_ENV and ROLE. A sandbox
 * refuses live keys and a real credit bureau. `real`: production without stand-ins.
 */
export const makeGroups = (
  production: boolean,
  { role, sandbox = false, real = production }: { role?: string; sandbox?: boolean; real?: boolean } = {},
) => ({
  server: serverSettings(production),
  database: databaseSettings(role),
  payment: paymentSettings(production, sandbox),
  mail: mailSettings(),
  files: fileSettings(production),
  lookups: lookupSettings(production, sandbox),
  operator: operatorSettings(),
  insurer: insurerSettings(),
  collection: collectionSettings(production),
  taxAdviser: taxAdviserSettings(),
  seal: sealSettings(production, real),
  products: productSettings(),
  pages: pageSettings(),
  staff: staffSettings(),
  limits: limitSettings(production),
  webhooks: webhookSettings(production),
});

export type ConfigParts = z.output<z.ZodObject<ReturnType<typeof makeGroups>>>;

export function joinParts(all: ConfigParts) {
  const {
    pages: { brand, ...pages },
    insurer: { insurers, ...legal },
    ...parts
  } = all;
  const {
    server,
    database,
    payment,
    mail,
    files,
    lookups,
    operator,
    products,
    limits,
    seal,
    staff,
    webhooks,
    collection,
    taxAdviser,
  } = parts;
  /**
   * `insurers` issue the guarantees that the brand sells; the brand promises how soon the desk decides. `isTrial`:
   * nothing is a contract, and every mail and document says so.
   */
  const { promisedWorkingDays, ...staffRules } = staff;
  const brands = { brand: { ...brand, insurers, promisedWorkingDays, isTrial: server.isSandbox } };
  return {
    ...server,
    ...database,
    ...payment,
    ...mail,
    ...files,
    ...lookups,
    ...operator,
    ...products,
    ...seal,
    ...collection,
    ...taxAdviser,
    ...limits,
    ...webhooks,
    ...pages,
    ...staffRules,
    ...legal,
    ...brands,
    thirdCountries: listThirdCountries(all),
  };
}

export interface Config extends ReturnType<typeof joinParts> {
  /** Names in the environment that are probably misspelt settings. */
  misspelt: readonly { name: string; nearest: string }[];
}

export interface Setting extends About {
  name: string;
  schema: z.ZodType;
}

export function listSettings(groups: ReturnType<typeof makeGroups>): { title: string; settings: Setting[] }[] {
  return Object.values(groups).map((group) => ({
    title: group.description ?? "",
    settings: Object.entries(group.in.shape).map(([name, schema]) => {
      const known = about.get(schema);
      if (!known) throw new Error(`${name} has no description`);
      return { name, schema, ...known };
    }),
  }));
}
