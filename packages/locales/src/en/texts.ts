import { account } from "./account.ts";
import { card } from "./card.ts";
import { changes } from "./changes.ts";
import { choices } from "./choices.ts";
import { claims } from "./claims.ts";
import { coTenant } from "./co-tenant.ts";
import { common } from "./common.ts";
import { consent } from "./consent.ts";
import { declined } from "./declined.ts";
import { documents } from "./documents.ts";
import { errors } from "./errors.ts";
import { invitation } from "./invitation.ts";
import { landlord } from "./landlord.ts";
import { legal } from "./legal.ts";
import { leaving } from "./leaving.ts";
import { offers } from "./offers.ts";
import { pages } from "./pages.ts";
import { ownData } from "./own-data.ts";
import { policyDocuments } from "./policy-documents.ts";
import { payment } from "./payment.ts";
import { questions } from "./questions.ts";
import { required } from "./required.ts";
import { risks } from "./risks.ts";
import { summary } from "./summary.ts";
import { together } from "./together.ts";
import { ways } from "./ways.ts";
import { welcome } from "./welcome.ts";

/** All texts of the app. The English keys define the set of keys. */
export const en = {
  ...common,
  ...welcome,
  ...pages,
  ...invitation,
  ...ways,
  ...questions,
  ...choices,
  ...summary,
  ...risks,
  ...consent,
  ...documents,
  ...offers,
  ...policyDocuments,
  ...payment,
  ...coTenant,
  ...card,
  ...declined,
  ...landlord,
  ...claims,
  ...leaving,
  ...changes,
  ...together,
  ...account,
  ...ownData,
  ...legal,
  ...errors,
  ...required,
};
