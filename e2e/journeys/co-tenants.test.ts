import {
  coTenantLink,
  openPayment,
  signAsCoTenant,
  signAsCoTenantByApi,
  signAsFirst,
  applyTogether,
  signFirstByApi,
} from "../src/co-tenants.ts";
import { expect, test, type Visit } from "../src/fixtures.ts";
import { stripeAccounts, testWithStripe } from "../src/stripe-accounts.ts";
import { serveStripeJs } from "../src/stripe-js.ts";
import {
  anotherPerson,
  coTenant,
  eventually,
  expectSuccess,
  goodCard,
  landlordTokenFor,
} from "../src/tenant-by-api.ts";
import {
  answerQuestions,
  chooseOffer,
  onQuestion,
  signContract,
  startOnWelcome,
  typeCard,
  type User,
  userOf,
} from "../src/tenant-in-browser.ts";
import type { ApiClient } from "../src/api-client.ts";

const phone = { width: 390, height: 780, touch: true } as const;

async function onPhone(visit: Visit, language: "de" | "en" = "de"): Promise<User> {
  const { page } = await visit({ ...phone, locale: language === "de" ? "de-DE" : "en-GB" });
  return userOf(page, language);
}

const heading = ({ page }: User, name: string) => page.getByRole("heading", { level: 1, name });

/** Waits for a mail that says this. */
const mailSaying = (api: ApiClient, to: string, text: string) =>
  eventually(async () => (await api.mails(to)).find((mail) => mail.text.includes(text)));

test("a couple signs together, one of them on the phone in Spain, and only then the landlord is invited", async ({
  app,
  api,
  visit,
}) => {
  const ben = coTenant("Ben", "Beispiel");
  const { landlordEmail, email } = anotherPerson();
  const ada = userOf((await visit()).page);
  await startOnWelcome(ada, app.url);
  await answerQuestions(ada, { email, landlordEmail, coTenants: [ben] });
  await expect(ada.page.getByText("Ben Beispiel", { exact: false }).first()).toBeVisible();
  await chooseOffer(ada, "yearly");
  await typeCard(ada, goodCard);
  await expect(ada.page.getByText("gemeinsam mit Ben Beispiel für den ganzen Betrag")).toBeVisible();
  await signAsFirst(ada);
  await expect(heading(ada, ada.words("coSigning.titleOne", { name: "Ben Beispiel" }))).toBeVisible();
  const link = await coTenantLink(api, ben);
  expect(await api.mails(landlordEmail)).toEqual([]);

  const inSpain = await visit({ ...phone, locale: "es-ES", timeZone: "Europe/Madrid" });
  const spain = userOf(inSpain.page);
  await spain.page.goto(link);
  await expect(heading(spain, spain.words("coTenant.title", { first: "Ada Weiß" }))).toBeVisible();
  await expect(spain.page.getByText("70,50 € im Jahr")).toBeVisible();
  await signAsCoTenant(spain, link);
  await expect(heading(spain, spain.words("coTenant.concluded"))).toBeVisible();
  await spain.page.reload();
  await expect(heading(spain, spain.words("coTenant.concluded"))).toBeVisible();
  await expect(spain.page.getByRole("checkbox")).toHaveCount(0);

  await ada.page.reload();
  await expect(heading(ada, ada.words("payment.done", { name: "Ada" }))).toBeVisible();
  await expect(ada.page.getByText(ada.words("coSigning.allSigned"))).toBeVisible();
  expectSuccess(await api.post(`/landlord/${await landlordTokenFor(api, landlordEmail)}/accept`));
  for (const mailbox of [email, ben.email]) await mailSaying(api, mailbox, "DE-");
});

test("a flat-share of four signs in any order, and the first one sees who is missing", async ({ app, api, visit }) => {
  const others = [coTenant("Ben", "Beispiel"), coTenant("Cem", "Kaya"), coTenant("Dana", "Dorn")] as const;
  const [ben, cem, dana] = others;
  const { token, landlordEmail } = await signFirstByApi(api, others);
  const { page: adasPhone, expectFailure } = await visit({ ...phone, locale: "en-GB" });
  const ada = userOf(adasPhone, "en");
  await openPayment(ada, app.url, token);
  await expect(heading(ada, ada.words("coSigning.titleMany", { count: 3 }))).toBeVisible();

  const dorn = await onPhone(visit);
  await signAsCoTenant(dorn, await coTenantLink(api, dana));
  await expect(heading(dorn, dorn.words("coTenant.thanks", { name: "Dana" }))).toBeVisible();
  await expect(dorn.page.getByText(dorn.words("coTenant.line.waits", { name: "Cem Kaya" }))).toBeVisible();
  await signAsCoTenantByApi(api, await coTenantLink(api, ben));

  await ada.page.reload();
  await expect(heading(ada, ada.words("coSigning.titleOne", { name: "Cem Kaya" }))).toBeVisible();
  expectFailure(429, /\/co-tenants\/remind$/);
  await ada.input.press(ada.page.getByRole("button", { name: ada.words("coSigning.remind", { name: "Cem" }) }));
  await expect(ada.page.getByText(ada.words("coSigning.tooOften", { name: "Cem" }))).toBeVisible();
  expect(await api.mails(landlordEmail)).toEqual([]);

  // Cem cannot read German well, and switches the page.
  const kaya = await onPhone(visit, "en");
  await signAsCoTenant(kaya, (await coTenantLink(api, cem)).replace("/de/", "/en/"));
  await expect(heading(kaya, kaya.words("coTenant.concluded"))).toBeVisible();
  await ada.page.reload();
  await expect(heading(ada, ada.words("payment.done", { name: "Ada" }))).toBeVisible();
  await landlordTokenFor(api, landlordEmail);
});

test("a co-tenant refuses, and the first tenant signs alone", async ({ app, api, visit }) => {
  const ben = coTenant("Ben", "Beispiel");
  const { token, email, landlordEmail } = await signFirstByApi(api, [ben]);
  const link = await coTenantLink(api, ben);
  const beispiel = await onPhone(visit);
  const { page, input, words } = beispiel;
  await page.goto(link);
  await input.press(page.getByRole("button", { name: words("coTenant.refuse") }));
  await input.type(page.getByRole("dialog").getByRole("textbox"), "Ich ziehe doch nicht ein.");
  await input.press(page.getByRole("dialog").getByRole("button", { name: words("coTenant.refuseYes") }));
  await expect(heading(beispiel, words("coTenant.refused"))).toBeVisible();
  await mailSaying(api, email, "Ich ziehe doch nicht ein.");

  const ada = userOf((await visit()).page);
  await openPayment(ada, app.url, token);
  await expect(ada.page.getByText(words("coTenant.line.refused", { name: "Ben Beispiel" }))).toBeVisible();
  await ada.input.press(ada.page.getByRole("button", { name: words("coSigning.alone") }));
  await ada.input.press(ada.page.getByRole("dialog").getByRole("button", { name: words("coSigning.alone") }));
  await onQuestion(ada).heading("summary.title");
  await page.reload();
  await expect(heading(beispiel, words("coTenant.ended"))).toBeVisible();
  await chooseOffer(ada, "yearly");
  await ada.input.press(ada.page.getByRole("link", { name: words("payment.keepCard") }));
  await signContract(ada);
  await landlordTokenFor(api, landlordEmail);
  await page.reload();
  await expect(heading(beispiel, words("coTenant.ended"))).toBeVisible();
});

test("a co-tenant corrects the own name, and everybody signs again", { tag: "@full" }, async ({ app, api, visit }) => {
  const ben = coTenant("Ben", "Beispil");
  const { token, email, landlordEmail } = await signFirstByApi(api, [ben]);
  const link = await coTenantLink(api, ben);
  const beispiel = await onPhone(visit);
  const { page, input, words } = beispiel;
  await page.goto(link);
  const correct = words("coTenant.correct");
  await input.press(page.getByRole("link", { name: `${correct} ${words("coTenant.yourName")}` }));
  await input.type(page.getByLabel(words("fields.lastName")), "Beispiel");
  await input.press(page.getByRole("button", { name: words("coTenant.correctSend") }));
  await expect(heading(beispiel, words("coTenant.corrected"))).toBeVisible();
  await mailSaying(api, email, "Ben Beispiel");

  const ada = userOf((await visit()).page);
  await openPayment(ada, app.url, token);
  await onQuestion(ada).heading("summary.title");
  await chooseOffer(ada, "yearly");
  await ada.input.press(ada.page.getByRole("link", { name: words("payment.keepCard") }));
  await signAsFirst(ada);
  const newLink = await coTenantLink(api, ben, [link]);

  // The first link works, too.
  await page.goto(link);
  await expect(page.getByText("Ben Beispiel", { exact: true })).toBeVisible();
  await signAsCoTenant(beispiel, newLink);
  await expect(heading(beispiel, words("coTenant.concluded"))).toBeVisible();
  await landlordTokenFor(api, landlordEmail);
});

test("a link that was never sent leads to advice for co-tenants", async ({ app, visit }) => {
  const { page, expectFailure } = await visit(phone);
  const user = userOf(page);
  expectFailure(404, /^\/api\/v1\/co-tenants\//);
  await page.goto(`${app.url}/de/co-tenant/${"0".repeat(32)}`);
  await expect(page.getByText(user.words("pages.linkExpired.coTenantText"))).toBeVisible();
});

testWithStripe(
  "the first tenant's card is gone at the last signature, and a new one and a new signature are enough",
  async ({ app, api, visit, double }) => {
    testWithStripe.setTimeout(240_000);
    const ben = coTenant("Ben", "Beispiel");
    const { token, email, landlordEmail } = await applyTogether(api, [ben], { cardNumber: null });
    const { page } = await visit({ width: 1280, height: 1000 });
    const ada = userOf(page);
    await serveStripeJs(page, double.url);
    await openPayment(ada, app.url, token);
    const giveCard = async () => {
      await page.frameLocator('iframe[title="Card"]').getByLabel("Card number").fill("4242 4242 4242 4242");
      await page.getByRole("button", { name: ada.words("payment.setUp") }).click();
    };
    await giveCard();
    await signAsFirst(ada);
    const link = await coTenantLink(api, ben);
    const account = double.account(stripeAccounts.de.secretKey);
    for (const setup of account.setupIntents.values())
      Object.assign(setup, { status: "requires_payment_method", payment_method: null });

    const { page: phonePage, expectFailure: expectRefusal } = await visit(phone);
    const beispiel = userOf(phonePage, "de");
    expectRefusal(409, /^\/api\/v1\/co-tenants\/[0-9a-f]+\/sign$/);
    await signAsCoTenant(beispiel, link);
    await expect(phonePage.getByText(ada.words("coTenant.stopped", { first: "Ada Weiß" }))).toBeVisible();
    await eventually(async () => (await api.mails(email)).find(({ links }) => links.length > 0));
    expect(await api.mails(landlordEmail)).toEqual([]);

    await page.reload();
    await expect(page.getByText(ada.words("coSigning.card"))).toBeVisible();
    await page.getByRole("link", { name: ada.words("coSigning.cardAction") }).click();
    await giveCard();
    await signAsFirst(ada);
    await expect(page.getByText(ada.words("coSigning.card"))).toHaveCount(0);
    await phonePage.getByRole("button", { name: ada.words("payment.sign") }).click();
    await expect(heading(beispiel, ada.words("coTenant.concluded"))).toBeVisible();
    await landlordTokenFor(api, landlordEmail);
  },
);
