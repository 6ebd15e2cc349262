import type { Visitor } from "../visitor.ts";
import { showFailedWork } from "./failed-work.ts";
import { chooseEvents, openChange, replaceSecret, uploadFile } from "./partner-acts.ts";
import type { Scene } from "./scene.ts";
import type { ScreenState } from "./states.ts";

/** The pages of the office. */
export const officePages = [
  "staff-login",
  "staff-invited",
  "staff-inbox",
  "staff-cases",
  "staff-case",
  "staff-claims",
  "staff-claim",
  "staff-moving-outs",
  "staff-moving-out",
  "staff-questions",
  "staff-withdrawals",
  "staff-mails",
  "staff-letters",
  "staff-policies",
  "staff-policy",
  "staff-policy-contract",
  "staff-policy-money",
  "staff-policy-documents",
  "staff-write",
  "staff-call",
  "staff-contact",
  "staff-person",
  "staff-charges",
  "staff-follow-ups",
  "staff-notices",
  "staff-failed-work",
  "staff-partners",
  "staff-partner",
  "staff-partner-homes",
  "staff-partner-invite",
  "staff-new-partner",
  "staff-deliveries",
  "staff-payouts",
  "staff-money",
  "staff-bookings",
  "staff-applications",
  "staff-team",
  "staff-colleague",
  "staff-invite",
  "staff-audit",
  "staff-closed",
  "staff-approvals",
  "staff-search",
  "staff-keys",
  "partner-login",
  "partner-invitations",
  "partner-invite",
  "partner-upload",
  "partner-guarantees",
  "partner-guarantee",
  "partner-claims",
  "partner-homes",
  "partner-homes-file",
  "partner-people",
  "partner-webhooks",
  "partner-webhook",
] as const;
export type OfficePage = (typeof officePages)[number];

/** All states of every page of the office. A missing page is a compile error. */
export function statesOfOffice(scene: Scene): Record<OfficePage, readonly [ScreenState, ...ScreenState[]]> {
  const { partnerSession: partner, webhook, guarantee, atDesk } = scene;
  const policy = `policies/${atDesk.contractNumber}`;
  const desk = (path: string, name = "", act?: ScreenState["act"]): ScreenState => {
    const [pathname = "", query] = path.split("?");
    return { name, desk: true, path: `staff/${pathname}`, query: query && `?${query}`, act };
  };
  const partners = (path: string, name = "", act?: ScreenState["act"]): ScreenState => ({
    name,
    partner,
    path: `partner/${path}`,
    act,
  });
  const noToken = `?token=${"0".repeat(32)}`;
  return {
    "staff-login": [
      { name: "", path: "staff/login" },
      { name: "a wrong address", path: "staff/login", act: submitNothing },
    ],
    "staff-invited": [
      {
        name: "a link that no longer works",
        path: "staff/invited",
        query: noToken,
        refused: { status: 404, path: /\/staff\/invitation\// },
      },
    ],
    "staff-inbox": [desk("inbox")],
    "staff-cases": [desk("cases"), desk("cases?state=REFUSED", "refused by the rules")],
    "staff-case": [
      desk(`cases/${scene.manualCase}`),
      desk(`cases/${scene.caseWithFiles}`, "with documents"),
      desk(`cases/${scene.refusedCase}`, "refused by the rules"),
    ],
    "staff-claims": [desk("claims")],
    "staff-claim": [
      desk(`claims/${scene.claim}`),
      desk(`claims/${scene.granted}`, "to pay out"),
      desk(`claims/${scene.owed}`, "paid back"),
    ],
    "staff-moving-outs": [desk("moving-outs")],
    "staff-moving-out": [desk(`moving-outs/${scene.movingOut}`)],
    "staff-questions": [desk("questions"), desk("questions?state=ANSWERED", "answered")],
    "staff-withdrawals": [desk("withdrawals")],
    "staff-mails": [desk("mails")],
    "staff-letters": [desk("letters")],
    "staff-policies": [desk("policies")],
    "staff-policy": [desk(policy)],
    "staff-policy-contract": [desk(`${policy}/contract`)],
    "staff-policy-money": [desk(`${policy}/money`)],
    "staff-policy-documents": [desk(`${policy}/documents`)],
    "staff-write": [desk(`${policy}/write`), desk(`${policy}/write`, "empty", submitNothing)],
    "staff-call": [desk(`${policy}/call`), desk(`${policy}/call`, "empty", submitNothing)],
    "staff-contact": [desk(`${policy}/contact`)],
    "staff-person": [desk(`people/${atDesk.person}`)],
    "staff-charges": [desk("charges")],
    "staff-follow-ups": [desk("follow-ups")],
    "staff-notices": [desk("notices")],
    "staff-failed-work": [desk("failed-work"), desk("failed-work", "with a row", showFailedWork)],
    "staff-partners": [desk("partners")],
    "staff-partner": [desk("partners/demo")],
    "staff-partner-homes": [desk("partners/demo/homes")],
    "staff-partner-invite": [desk("partners/demo/invite")],
    "staff-new-partner": [desk("partners/new"), desk("partners/new", "empty", submitNothing)],
    "staff-deliveries": [desk("partners/deliveries")],
    "staff-payouts": [desk("payouts")],
    "staff-money": [desk("reports/money")],
    "staff-bookings": [desk("reports/bookings")],
    "staff-applications": [desk("reports/applications")],
    "staff-team": [desk("team"), desk("team?search=nobody", "nobody found")],
    "staff-colleague": [desk(`team/${atDesk.colleague}`)],
    "staff-invite": [desk("team/invite"), desk("team/invite", "empty", submitNothing)],
    "staff-audit": [desk("audit")],
    "staff-closed": [desk("closed")],
    "staff-approvals": [desk("approvals")],
    "staff-search": [desk("team", "opened by a key", openSearch)],
    "staff-keys": [desk("team", "opened by a key", openKeys)],
    "partner-login": [
      { name: "", path: "partner/login" },
      {
        name: "a link that no longer works",
        path: "partner/login",
        query: noToken,
        refused: { status: 404, path: /\/partner\/session$/ },
        act: async ({ page }, words) => {
          await page.getByRole("button", { name: words("manager.link.go") }).click();
          await page.getByRole("heading", { name: words("manager.link.wrong") }).waitFor();
        },
      },
    ],
    "partner-invitations": [partners("invitations")],
    "partner-invite": [partners("invite"), partners("invite", "empty", submitNothing)],
    "partner-upload": [partners("upload"), partners("upload", "a file with a mistake", uploadFile)],
    "partner-guarantees": [partners("guarantees")],
    "partner-guarantee": [partners(`guarantees/${guarantee}`)],
    "partner-claims": [partners("claims")],
    "partner-homes": [partners("homes")],
    "partner-homes-file": [partners("homes/file")],
    "partner-people": [partners("people")],
    "partner-webhooks": [partners("webhooks"), partners("webhooks", "a choice of events", chooseEvents)],
    "partner-webhook": [
      partners(`webhooks/${webhook}`),
      partners(`webhooks/${webhook}`, "a change", openChange),
      partners(`webhooks/${webhook}`, "a new secret", replaceSecret),
    ],
  };
}

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
