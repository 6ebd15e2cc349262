import { type ScreenId, screenIds, screenPath, questions } from "@kautia/contract";
import type { Visitor } from "../visitor.ts";
import { cookieFrom } from "../codes/cookie-from.ts";
import { type Words } from "../tenant-in-browser.ts";
import { type OfficePage, officePages, statesOfOffice } from "./office-states.ts";
import type { Scene } from "./scene.ts";
import { password } from "./scene/acts.ts";
import { askForDay, enterCard, showPasskeys, stopReminders, signUnticked } from "./show-forms.ts";

/** The gallery shows all that may be offered. */
export const galleryEnv = {
  PAYMENT_METHODS: "card,sepa_debit",
  SEPA_CREDITOR_ID: "DE98ZZZ09999999999",
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
  desk?: true;
  /** The session cookie of a partner's person. */
  partner?: string;
  /** A request that the server refuses in this state. */
  refused?: { status: number; path: RegExp };
  /** Actions on the page that lead to the state. */
  act?: (visitor: Visitor, words: Words) => Promise<void>;
}

const press = (name: Parameters<Words>[0]) => async (visitor: Visitor, words: Words) => {
  await visitor.page
    .getByRole("button", { name: words(name), exact: true })
    .last()
    .click();
  // A single wrong field shows its error beside it; several get a summary above.
  await visitor.page.locator('[role="alert"], [aria-invalid="true"]').first().waitFor();
};

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

async function typeQuestion({ page }: Visitor, words: Words): Promise<void> {
  await page.getByRole("button", { name: words("landlord.askHere"), exact: true }).click();
  await page.getByRole("textbox").last().fill("Gilt die Bürgschaft auch für Nebenkosten?");
}

async function mistypeNumber({ page }: Visitor, words: Words): Promise<void> {
  await page.getByRole("textbox", { name: words("withdraw.number") }).fill("DE-7K4M-Q2XD-0");
  await page.getByRole("textbox", { name: words("withdraw.name") }).fill("Jana Weber");
  await page.getByText(words("withdraw.numberWrong")).waitFor();
}

/** The saved address is one of the partner's homes. */
async function waitForPartnersHome({ page }: Visitor, words: Words): Promise<void> {
  await page.getByRole("button", { name: words("partner.other") }).waitFor();
}

/** Opens the list of logins, with a second one from another computer. */
const showLogins =
  (login: string) =>
  async ({ page }: Visitor, words: Words) => {
    await cookieFrom(new URL(page.url()).origin, "/session", { login, password });
    const show = page.getByRole("button", { name: words("sessions.show") });
    await show.click();
    await show.waitFor({ state: "detached" });
  };

/** A screen of the tenants' app, or a page of the office. */
export type PlaceId = ScreenId | OfficePage;

export function statesOf(scene: Scene): Record<PlaceId, readonly [ScreenState, ...ScreenState[]]> {
  return { ...statesOfScreens(scene), ...statesOfOffice(scene) };
}

/** All states of every screen. A missing screen is a compile error. */
function statesOfScreens(scene: Scene): Record<ScreenId, readonly [ScreenState, ...ScreenState[]]> {
  const { landlords, accounts } = scene;
  const alone = [{ name: "" }] as const;
  return {
    index: [
      { name: "with errors", token: scene.fresh, act: press("common.continue") },
      ...questions.map(({ id }) => ({
        name: id,
        token: id === "deposit-payment" ? scene.existing : scene.answered,
        query: `?step=${id}`,
      })),
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
      { name: "home", query: "?step=home" },
      { name: "rent", query: "?step=rent" },
      { name: "landlord", query: "?step=you" },
    ],
    "landlord-invite-confirm": [{ name: "", params: { inviteToken: scene.inviting } }],
    landlord: [
      { name: "open", params: { landlordToken: landlords.open } },
      { name: "who holds cash", params: { landlordToken: landlords.holding }, act: press("landlord.accept") },
      { name: "who returns cash", params: { landlordToken: landlords.returning } },
      { name: "accepted", params: { landlordToken: landlords.accepted } },
      { name: "declined", params: { landlordToken: landlords.declined } },
      { name: "with a claim", params: { landlordToken: landlords.claiming } },
      { name: "asked to release", params: { landlordToken: landlords.releasing } },
      { name: "of a tenant who moved out", params: { landlordToken: landlords.moved } },
      { name: "changing the account", params: { landlordToken: landlords.changing } },
      { name: "asking", params: { landlordToken: landlords.open }, act: typeQuestion },
      { name: "released", params: { landlordToken: landlords.released } },
      { name: "without an answer in time", params: { landlordToken: landlords.silent } },
      { name: "for reading only", params: { landlordToken: landlords.reading } },
      { name: "for reading only, once accepted", params: { landlordToken: landlords.readingAccepted } },
    ],
    "new-password": [{ name: "asked for" }, { name: "by the mailed link", query: `?token=${scene.unconfirmed}` }],
    login: [
      { name: "" },
      { name: "with errors", act: press("account.logIn") },
      { name: "a link asked for", query: "?by=link" },
      { name: "by the mailed link", query: `?token=${"0".repeat(32)}` },
    ],
    policies: [
      { name: "accepted", account: accounts.accepted },
      { name: "accepted, with cash to come back", account: accounts.returning },
      { name: "declined", account: accounts.declined },
      { name: "without an answer", account: accounts.silent },
      { name: "with a claim", account: accounts.claimed },
      { name: "with an invoice", account: accounts.invoiced },
      { name: "cancelled", account: accounts.leaving },
      { name: "moving out, with errors", account: accounts.leaving, act: askForDay },
      { name: "with a proof of moving out", account: accounts.proving },
      { name: "moved out", account: accounts.moved },
      { name: "released", account: accounts.released },
      {
        name: "paying back",
        account: accounts.repaying,
        act: async ({ page }, words) => {
          await page.getByLabel(words("repayment.parts"), { exact: true }).selectOption("3");
          await page.getByRole("button", { name: words("repayment.payInParts", { count: 3 }), exact: true }).waitFor();
        },
      },
    ],
    "account-payments": [
      { name: "", account: accounts.invoiced },
      { name: "paid back", account: accounts.released },
      { name: "of a repayment", account: accounts.repaying },
      { name: "from an account", account: accounts.debited },
      { name: "with a debit under way", account: accounts.debiting },
    ],
    "account-documents": [{ name: "", account: accounts.accepted }],
    "account-login": [
      { name: "", account: accounts.accepted },
      { name: "with the logins shown", account: accounts.silent, act: showLogins(accounts.silent) },
      {
        name: "with another password",
        account: accounts.silent,
        act: async ({ page }, words) => {
          const change = page.getByRole("button", { name: words("account.change") });
          await change.click();
          await page.getByLabel(words("account.currentPassword"), { exact: true }).waitFor();
          await change.click();
          await page.locator("[role=alert], .k-field__error").first().waitFor();
        },
      },
      { name: "with passkeys", account: accounts.declined, act: showPasskeys },
    ],
    "account-data": [{ name: "", account: accounts.accepted }],
    consents: [{ name: "", account: accounts.accepted }],
    "delete-data": [
      { name: "while a contract runs", account: accounts.accepted },
      { name: "", account: accounts.declined },
      { name: "while something is paid back", account: accounts.repaying },
      { name: "with errors", account: accounts.released, act: press("deletion.confirm") },
    ],
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

export const placeIds: readonly PlaceId[] = [...screenIds, ...officePages];

export function addressOf(place: PlaceId, state: ScreenState, language: "de" | "en"): string {
  const query = state.query ?? "";
  if (state.path !== undefined) return `/${language}/${state.path}${query}`;
  const screen = screenIds.find((id) => id === place);
  if (!screen) throw new Error(`${place} has no path`);
  return screenPath(language, screen, state.params) + query;
}
