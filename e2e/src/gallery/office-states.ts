import type { Visitor } from "../visitor.ts";
import { showFailedWork } from "./failed-work.ts";
import { chooseEvents, openChange, replaceSecret, uploadFile } from "./partner-acts.ts";
import type { Scene } from "./scene.ts";
import type { ScreenState } from "./states.ts";

type States = readonly [ScreenState, ...ScreenState[]];
type Act = ScreenState["act"];

function staff(path: string, name = "", act?: Act): ScreenState {
  const [pathname = "", query] = path.split("?");
  return { name, staff: true, path: `staff/${pathname}`, query: query && `?${query}`, act };
}

const ofPolicy = ({ contractNumber }: Scene["asStaff"], page = "", name?: string, act?: Act) =>
  staff(`policies/${contractNumber}${page}`, name, act);

const partners = (partner: string, path: string, name = "", act?: Act): ScreenState => ({
  name,
  partner,
  path: `partner/${path}`,
  act,
});

/** The month in which the scene began, such as 2026-11. */
const month = new Date().toLocaleDateString("sv", { timeZone: "Europe/Berlin" }).slice(0, 7);

const noToken = `?token=${"0".repeat(32)}`;

/** All states of every page of the office. */
export const officeStates = {
  "staff-login": () => [
    { name: "", path: "staff/login" },
    { name: "a wrong address", path: "staff/login", act: submitNothing },
  ],
  "staff-invited": () => [
    {
      name: "a link that no longer works",
      path: "staff/invited",
      query: noToken,
      refused: { status: 404, path: /\/staff\/invitation\// },
    },
  ],
  "staff-inbox": () => [staff("inbox")],
  "staff-cases": () => [staff("cases"), staff("cases?state=REFUSED", "refused by the rules")],
  "staff-case": ({ manualCase, caseWithFiles, refusedCase }) => [
    staff(`cases/${manualCase}`),
    staff(`cases/${caseWithFiles}`, "with documents"),
    staff(`cases/${refusedCase}`, "refused by the rules"),
  ],
  "staff-claims": () => [staff("claims")],
  "staff-claim": ({ claim, granted, owed }) => [
    staff(`claims/${claim}`),
    staff(`claims/${granted}`, "to pay out"),
    staff(`claims/${owed}`, "paid back"),
  ],
  "staff-moving-outs": () => [staff("moving-outs")],
  "staff-moving-out": ({ movingOut }) => [staff(`moving-outs/${movingOut}`)],
  "staff-questions": () => [staff("questions"), staff("questions?state=ANSWERED", "answered")],
  "staff-withdrawals": () => [staff("withdrawals")],
  "staff-mails": () => [staff("mails")],
  "staff-letters": () => [staff("letters")],
  "staff-policies": () => [staff("policies")],
  "staff-policy": ({ asStaff }) => [ofPolicy(asStaff)],
  "staff-policy-contract": ({ asStaff }) => [ofPolicy(asStaff, "/contract")],
  "staff-policy-money": ({ asStaff }) => [ofPolicy(asStaff, "/money")],
  "staff-policy-documents": ({ asStaff }) => [ofPolicy(asStaff, "/documents")],
  "staff-write": ({ asStaff }) => [ofPolicy(asStaff, "/write"), ofPolicy(asStaff, "/write", "empty", submitNothing)],
  "staff-call": ({ asStaff }) => [ofPolicy(asStaff, "/call"), ofPolicy(asStaff, "/call", "empty", submitNothing)],
  "staff-contact": ({ asStaff }) => [ofPolicy(asStaff, "/contact")],
  "staff-person": ({ asStaff }) => [staff(`people/${asStaff.person}`)],
  "staff-charges": () => [staff("charges")],
  "staff-follow-ups": () => [staff("follow-ups"), staff("filings", "insolvencies")],
  "staff-notices": () => [staff("notices")],
  "staff-failed-work": () => [staff("failed-work"), staff("failed-work", "with a row", showFailedWork)],
  "staff-partners": () => [staff("partners")],
  "staff-partner": () => [staff("partners/demo")],
  "staff-partner-homes": () => [staff("partners/demo/homes")],
  "staff-partner-invite": () => [staff("partners/demo/invite")],
  "staff-new-partner": () => [staff("partners/new"), staff("partners/new", "empty", submitNothing)],
  "staff-deliveries": () => [staff("partners/deliveries")],
  "staff-payouts": () => [staff("payouts")],
  "staff-money": () => [staff("reports/money")],
  "staff-bookings": () => [staff("reports/bookings")],
  "staff-books": () => [staff("books"), staff(`books/${month}`, "a month")],
  "staff-journal": () => [staff("books/journal")],
  "staff-applications": () => [staff("reports/applications")],
  "staff-team": () => [staff("team"), staff("team?search=nobody", "nobody found")],
  "staff-colleague": ({ asStaff }) => [staff(`team/${asStaff.colleague}`)],
  "staff-invite": () => [staff("team/invite"), staff("team/invite", "empty", submitNothing)],
  "staff-audit": () => [staff("audit")],
  "staff-closed": () => [staff("closed")],
  "staff-approvals": () => [staff("approvals")],
  "staff-search": () => [staff("team", "opened by a key", openSearch)],
  "staff-keys": () => [staff("team", "opened by a key", openKeys)],
  "partner-login": () => [
    { name: "", path: "partner/login" },
    {
      name: "a link that no longer works",
      path: "partner/login",
      query: noToken,
      refused: { status: 404, path: /\/partner\/session$/ },
      act: async ({ page }, words) => {
        await page.getByRole("button", { name: words("partners.link.go") }).click();
        await page.getByRole("heading", { name: words("partners.link.wrong") }).waitFor();
      },
    },
  ],
  "partner-invitations": ({ partnerSession }) => [partners(partnerSession, "invitations")],
  "partner-invite": ({ partnerSession }) => [
    partners(partnerSession, "invite"),
    partners(partnerSession, "invite", "empty", submitNothing),
  ],
  "partner-upload": ({ partnerSession }) => [
    partners(partnerSession, "upload"),
    partners(partnerSession, "upload", "a file with a mistake", uploadFile),
  ],
  "partner-guarantees": ({ partnerSession }) => [partners(partnerSession, "guarantees")],
  "partner-guarantee": ({ partnerSession, guarantee }) => [partners(partnerSession, `guarantees/${guarantee}`)],
  "partner-claims": ({ partnerSession }) => [partners(partnerSession, "claims")],
  "partner-homes": ({ partnerSession }) => [partners(partnerSession, "homes")],
  "partner-homes-file": ({ partnerSession }) => [partners(partnerSession, "homes/file")],
  "partner-people": ({ partnerSession }) => [partners(partnerSession, "people")],
  "partner-webhooks": ({ partnerSession }) => [
    partners(partnerSession, "webhooks"),
    partners(partnerSession, "webhooks", "a choice of events", chooseEvents),
  ],
  "partner-webhook": ({ partnerSession, webhook }) => [
    partners(partnerSession, `webhooks/${webhook}`),
    partners(partnerSession, `webhooks/${webhook}`, "a change", openChange),
    partners(partnerSession, `webhooks/${webhook}`, "a new secret", replaceSecret),
  ],
  "staff-declare": ({ asStaff }) => [ofPolicy(asStaff, "/declare")],
  "staff-payment-files": ({ paymentFile }) => [staff("payment-files"), staff(`payment-files/${paymentFile}`, "a file")],
  "staff-bank": () => [staff("bank")],
  "staff-event": ({ asStaff }) => [
    ofPolicy(asStaff, "/event"),
    ofPolicy(asStaff, "/hold", "a hold"),
    ofPolicy(asStaff, "/change", "a change of the contract"),
  ],
} satisfies Record<string, (scene: Scene) => States>;

export type OfficePage = keyof typeof officeStates;
export const isOfficePage = (place: string): place is OfficePage => Object.hasOwn(officeStates, place);

/** Sends the page's first form as it is. */
async function submitNothing({ page }: Visitor): Promise<void> {
  await page.locator("main form button[type=submit]").first().click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
}

async function openSearch({ page }: Visitor): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.keyboard.type("Wolfe");
  await page.getByRole("menuitem", { name: /Wolfe/ }).first().waitFor();
}

async function openKeys({ page }: Visitor): Promise<void> {
  await page.keyboard.press("?");
  await page.getByRole("dialog").waitFor();
}
