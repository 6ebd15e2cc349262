import { type ScreenId, screenIds, screenPath, questions } from "@kautia/contract";
import type { Visitor } from "../visitor.ts";
import { type Words } from "../tenant-in-browser.ts";
import { isOfficePage, type OfficePage, officeStates } from "./office-states.ts";
import type { Scene } from "./scene.ts";
import { accountStates } from "./account-states.ts";
import { enterCard, stopReminders, signUnticked, press } from "./show-forms.ts";

/** The gallery shows all that may be offered. */
export const galleryEnv = {
  PAYMENT_METHODS: "card,sepa_debit",
  SEPA_CREDITOR_ID: "DE98ZZZ09999999999",
  COLLECTION_ACCOUNT_DE: "DE89370400440532013000",
  COLLECTION_ACCOUNT_HOLDER_DE: "Kautia Treuhandkonto",
  WEBHOOK_ALLOW_PRIVATE_ADDRESSES: "true",
};

/** One state of a screen. */
export interface ScreenState {
  name: string;
  /** The path of a page of the office, after the language. */
  path?: string;
  /** Parameters of a screen's path. */
  params?: Record<string, string>;
  query?: string;
  /** The token in the browser's cookie. */
  token?: string;
  /** The email of the logged-in tenant. */
  account?: string;
  /** Whether staff are logged in. */
  staff?: true;
  /** The session cookie of a partner's person. */
  partner?: string;
  /** A request that the server refuses in this state. */
  refused?: { status: number; path: RegExp };
  /** Actions on the page that lead to the state. */
  act?: (visitor: Visitor, words: Words) => Promise<void>;
}

async function answerMisfit({ page }: Visitor, words: Words): Promise<void> {
  await page.getByRole("radio", { name: words("summary.landlordAccepts.NO"), exact: true }).check();
  await page.getByRole("checkbox", { name: words("summary.goesOn") }).waitFor();
  await page.getByText(words("summary.readFirstInformation")).click();
  await page.locator("#first-information h4").first().waitFor();
}

async function chooseAccount({ page }: Visitor, words: Words): Promise<void> {
  await page.getByRole("radio", { name: words("payment.method.sepa_debit"), exact: true }).check();
  await page.getByRole("textbox", { name: words("payment.iban") }).waitFor();
}

/** Opens the dialog that asks before something final. */
const askBefore =
  (button: Parameters<Words>[0]) =>
  async ({ page }: Visitor, words: Words) => {
    await page.getByRole("button", { name: words(button), exact: true }).click();
    await page.getByRole("dialog").waitFor();
  };

async function typeClaim({ page }: Visitor, words: Words): Promise<void> {
  await page.getByLabel(words("claims.description"), { exact: true }).fill("Miete für März");
  await page.getByLabel(words("claims.amount"), { exact: true }).fill("820");
  await page.getByRole("button", { name: words("claims.review"), exact: true }).click();
  await page.getByRole("button", { name: words("claims.report"), exact: true }).waitFor();
}

async function typeQuestion({ page }: Visitor, words: Words): Promise<void> {
  await page.getByRole("heading", { name: words("landlord.ask"), exact: true }).click();
  await page.getByRole("button", { name: words("landlord.askHere"), exact: true }).click();
  await page.getByRole("textbox").last().fill("Gilt die Bürgschaft auch für Nebenkosten?");
}

async function mistypeNumber({ page }: Visitor, words: Words): Promise<void> {
  await page.getByRole("textbox", { name: words("withdraw.number") }).fill("DE-7K4M-Q2XD-0");
  await page.getByRole("textbox", { name: words("withdraw.name") }).fill("Jana Weber");
  await page.getByText(words("withdraw.numberWrong")).waitFor();
}

async function correctAddress({ page }: Visitor, words: Words): Promise<void> {
  await page.getByRole("button", { name: words("coSigning.correctEmail") }).click();
  await page.getByLabel(words("coSigning.newEmail"), { exact: true }).waitFor();
}

async function addPerson({ page }: Visitor, words: Words): Promise<void> {
  await page.getByRole("button", { name: words("coTenants.add"), exact: true }).click();
  await page.getByRole("button", { name: words("coTenants.addAnother"), exact: true }).waitFor();
}

/** Adds a person and goes on without saying who it is. */
async function addNobody(visitor: Visitor, words: Words): Promise<void> {
  await addPerson(visitor, words);
  await press("common.continue")(visitor, words);
}

/** The saved address is one of the partner's homes. */
async function waitForPartnersHome({ page }: Visitor, words: Words): Promise<void> {
  await page.getByRole("button", { name: words("partner.other") }).waitFor();
}

/** A screen of the tenants' app, or a page of the office. */
export type PlaceId = ScreenId | OfficePage;

export function statesAt(scene: Scene, place: PlaceId): readonly [ScreenState, ...ScreenState[]] {
  return isOfficePage(place) ? officeStates[place](scene) : statesOfScreens(scene)[place];
}

/** All states of every screen. A missing screen is a compile error. */
function statesOfScreens(scene: Scene): Record<ScreenId, readonly [ScreenState, ...ScreenState[]]> {
  const { landlords, accounts, coTenants } = scene;
  const alone = [{ name: "" }] as const;
  return {
    index: [
      { name: "with errors", token: scene.fresh, act: press("common.continue") },
      ...questions.map(({ id }) => ({
        name: id,
        token:
          id === "deposit-payment" ? scene.existing : id.startsWith("co-tenant") ? coTenants.first : scene.answered,
        query: `?step=${id}`,
      })),
      { name: "co-tenants with errors", token: scene.answered, query: "?step=co-tenants", act: addNobody },
      { name: "a partner's home", token: scene.answered, query: "?step=property-address", act: waitForPartnersHome },
    ],
    welcome: alone,
    open: [
      { name: "an invitation", query: `?invitation-token=${scene.openInvitation}` },
      { name: "an application", query: `?token=${scene.answered}` },
      { name: "beside an application with an offer", token: scene.quoted, query: `?token=${scene.answered}` },
    ],
    "choose-country": alone,
    invited: [{ name: "", token: scene.invited }],
    "short-onboarding": [
      { name: "", token: scene.invited },
      { name: "with errors", token: scene.invited, act: press("common.continue") },
      { name: "address", token: scene.invited, query: "?step=current-address" },
      { name: "occupation", token: scene.invited, query: "?step=employment" },
    ],
    summary: [
      { name: "", token: scene.answered },
      { name: "of several people", token: scene.together },
      { name: "of an existing rental, without consent", token: scene.existing, act: press("summary.getOffer") },
      { name: "whom the guarantee does not fit", token: scene.answered, act: answerMisfit },
    ],
    risks: [
      { name: "refused", token: scene.refused },
      { name: "without a score", token: scene.unscored },
      { name: "too little income", token: scene.poor },
      { name: "too young", token: scene.young },
    ],
    "manual-underwriting": [{ name: "", token: scene.manual }],
    "private-documents": [
      { name: "", token: scene.student },
      { name: "with files", token: scene.withFiles },
      { name: "with errors", token: scene.student, act: press("documents.continue") },
      {
        name: "with a file that is refused",
        token: scene.withFiles,
        act: async ({ page }, words) => {
          const buffer = Buffer.from("<html><script>alert(1)</script></html>");
          const card = { name: "Ausweis.png", mimeType: "image/png", buffer };
          await page.getByLabel(words("documents.PASSPORT"), { exact: true }).setInputFiles(card);
          await page.getByText(words("errors.FILE_TYPE_NOT_ALLOWED")).waitFor();
        },
      },
    ],
    offers: [{ name: "", token: scene.quoted }],
    payment: [
      { name: "card", token: scene.chosen },
      { name: "card with errors", token: scene.chosen, act: press("payment.setUp") },
      { name: "account", token: scene.chosen, act: chooseAccount },
      {
        name: "account with errors",
        token: scene.chosen,
        act: async (visitor, words) => {
          await chooseAccount(visitor, words);
          await press("payment.setUpAccount")(visitor, words);
        },
      },
      { name: "contract", token: scene.withCard, query: "?step=summary" },
      { name: "contract with errors", token: scene.withCard, query: "?step=summary", act: signUnticked },
      { name: "contract with a co-tenant", token: coTenants.unsigned, query: "?step=summary" },
      { name: "waiting for co-tenants", token: coTenants.first },
      { name: "correcting an address", token: coTenants.first, act: correctAddress },
      { name: "contract that waits for co-tenants", token: coTenants.first, query: "?step=summary" },
      { name: "congratulations", token: scene.signed },
    ],
    declined: [{ name: "", token: scene.declined }],
    card: [
      { name: "open", params: { cardToken: scene.cards.open } },
      { name: "to confirm", params: { cardToken: scene.cards.asking } },
      { name: "invoice", params: { cardToken: scene.cards.invoice } },
      {
        name: "invoice with another card",
        params: { cardToken: scene.cards.invoice },
        query: "?wish=another",
        act: enterCard,
      },
      { name: "paid", params: { cardToken: scene.cards.paid } },
      { name: "while a debit is at the bank", params: { cardToken: scene.cards.debiting } },
      { name: "wished for", params: { cardToken: scene.cards.paid }, query: "?wish=another" },
      { name: "unknown", params: { cardToken: "0".repeat(32) }, refused: { status: 404, path: /^\/api\/v1\/card\// } },
    ],
    "landlord-invite": [
      { name: "" },
      { name: "with errors", act: press("common.continue") },
      { name: "with somebody who signs too", act: addPerson },
      { name: "home", query: "?step=home" },
      { name: "rent", query: "?step=rent" },
      { name: "landlord", query: "?step=you" },
    ],
    "landlord-invite-confirm": [{ name: "", params: { inviteToken: scene.inviting } }],
    landlord: [
      { name: "open", params: { landlordToken: landlords.open } },
      {
        name: "who holds cash",
        params: { landlordToken: landlords.holding },
        query: "?step=cash",
        act: press("landlord.acceptConfirm"),
      },
      { name: "who returns cash", params: { landlordToken: landlords.returning } },
      { name: "accepted", params: { landlordToken: landlords.accepted } },
      { name: "declined", params: { landlordToken: landlords.declined } },
      { name: "with a claim", params: { landlordToken: landlords.claiming } },
      { name: "asked to release", params: { landlordToken: landlords.releasing } },
      { name: "of a tenant who moved out", params: { landlordToken: landlords.moved } },
      { name: "asked to decline", params: { landlordToken: landlords.open }, act: askBefore("landlord.decline") },
      { name: "asked to accept", params: { landlordToken: landlords.open }, act: askBefore("landlord.accept") },
      { name: "asking", params: { landlordToken: landlords.open }, act: typeQuestion },
      { name: "released", params: { landlordToken: landlords.released } },
      { name: "without an answer in time", params: { landlordToken: landlords.silent } },
      { name: "for reading only", params: { landlordToken: landlords.reading } },
      { name: "for reading only, once accepted", params: { landlordToken: landlords.readingAccepted } },
    ],
    "landlord-claim": [
      { name: "", params: { landlordToken: landlords.moved } },
      { name: "with errors", params: { landlordToken: landlords.moved }, act: press("claims.review") },
      { name: "to check", params: { landlordToken: landlords.moved }, act: typeClaim },
    ],
    "landlord-claims": [
      { name: "", params: { landlordToken: landlords.claiming } },
      { name: "paid", params: { landlordToken: landlords.changing } },
    ],
    "landlord-account": [
      { name: "", params: { landlordToken: landlords.claiming } },
      { name: "changing", params: { landlordToken: landlords.changing } },
      { name: "by the mailed link", params: { landlordToken: landlords.changing }, query: `?change=${"0".repeat(32)}` },
    ],
    "landlord-release": [
      { name: "", params: { landlordToken: landlords.releasing } },
      { name: "to confirm", params: { landlordToken: landlords.releasing }, act: askBefore("leaving.release") },
    ],
    "landlord-changes": [
      { name: "", params: { landlordToken: landlords.selling } },
      { name: "new landlord", params: { landlordToken: landlords.accepted }, query: "?kind=NEW_LANDLORD" },
      { name: "partial release", params: { landlordToken: landlords.accepted }, query: "?kind=LOWER_DEPOSIT" },
      { name: "another start", params: { landlordToken: landlords.accepted }, query: "?kind=START" },
      { name: "corrected address", params: { landlordToken: landlords.accepted }, query: "?kind=HOME" },
      {
        name: "new landlord with errors",
        params: { landlordToken: landlords.accepted },
        query: "?kind=NEW_LANDLORD",
        act: press("changes.ask"),
      },
      { name: "own details", params: { landlordToken: landlords.accepted }, query: "?kind=LANDLORD_CONTACT" },
      { name: "own mailbox", params: { landlordToken: landlords.accepted }, query: "?kind=LANDLORD_EMAIL" },
    ],
    amendment: [
      { name: "new landlord", params: { amendmentToken: scene.newLandlord } },
      { name: "to join", params: { amendmentToken: scene.joining } },
      { name: "to join with errors", params: { amendmentToken: scene.joining }, act: press("amendment.join.yes") },
    ],
    "co-tenant": [
      { name: "to sign", params: { coTenantToken: coTenants.waiting } },
      { name: "with errors", params: { coTenantToken: coTenants.waiting }, act: signUnticked },
      { name: "with a wrong name", params: { coTenantToken: coTenants.waiting }, query: "?name" },
      { name: "asked to refuse", params: { coTenantToken: coTenants.waiting }, act: askBefore("coTenant.refuse") },
      { name: "signed", params: { coTenantToken: coTenants.signed } },
      { name: "refused", params: { coTenantToken: coTenants.refused } },
      { name: "changed", params: { coTenantToken: coTenants.changed } },
      { name: "concluded", params: { coTenantToken: coTenants.concluded } },
    ],
    "new-password": [{ name: "asked for" }, { name: "by the mailed link", query: `?token=${scene.unconfirmed}` }],
    login: [
      { name: "" },
      { name: "with errors", act: press("account.sendLink") },
      { name: "a password", query: "?by=password", act: press("account.logIn") },
      { name: "by the mailed link", query: `?token=${"0".repeat(32)}` },
    ],
    ...accountStates(accounts),
    withdraw: [
      { name: "" },
      { name: "with errors", act: press("leaving.confirmWithdrawal") },
      { name: "with a slip in the number", act: mistypeNumber },
    ],
    resume: [
      { name: "" },
      {
        name: "sent",
        act: async ({ page }, words) => {
          // A mailbox gets only a few links an hour, and this state is opened often.
          const mailbox = `${"a".repeat(52)}${crypto.randomUUID().slice(0, 8)}@example.com`;
          await page.getByLabel(words("resume.email"), { exact: true }).fill(mailbox);
          await page.getByRole("button", { name: words("resume.send") }).click();
          await page.getByRole("heading", { name: words("resume.sentTitle") }).waitFor();
        },
      },
    ],
    "no-reminders": [
      { name: "", params: { stopToken: scene.stopReminders } },
      { name: "done", params: { stopToken: scene.stopReminders }, act: stopReminders },
    ],
    "rate-thank-you": alone,
    rate: [{ name: "", params: { id: scene.rating } }],
    "privacy-choices": alone,
    certificates: [
      { name: "" },
      {
        name: "mistyped",
        act: async ({ page }, words) => {
          await page.getByLabel(words("certificates.code"), { exact: true }).fill("7K4M");
          await page.getByRole("button", { name: words("certificates.check") }).click();
          await page.getByText(words("certificates.invalid")).waitFor();
        },
      },
    ],
    certificate: [{ name: "unknown", params: { code: "7K4M-Q2XD-5R8T-0WZA" } }],
    help: [{ name: "closed" }, { name: "with an answer", query: "#withdrawal" }],
    legal: alone,
    imprint: alone,
    privacy: alone,
    accessibility: alone,
    "404": alone,
    "500": alone,
    maintenance: alone,
    "link-expired": [
      { name: "" },
      { name: "for a landlord", query: "?from=landlord" },
      { name: "for an invitation", query: "?from=invite" },
    ],
  };
}

export const placeIds: readonly PlaceId[] = [...screenIds, ...Object.keys(officeStates).filter(isOfficePage)];

export function addressOf(place: PlaceId, state: ScreenState, language: "de" | "en"): string {
  const query = state.query ?? "";
  if (state.path !== undefined) return `/${language}/${state.path}${query}`;
  const screen = screenIds.find((id) => id === place);
  if (!screen) throw new Error(`${place} has no path`);
  return screenPath(language, screen, state.params) + query;
}
