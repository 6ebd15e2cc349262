import { backToAccount, logIn, openPage, openTab, setPassword } from "../src/account.ts";
import { logInAsStaff } from "../src/staff.ts";
import { expect, testWithOwnApp as test } from "../src/fixtures.ts";
import { byMouse } from "../src/input-method.ts";
import { languagesOr, localeOf } from "../src/level.ts";
import { mailedLink } from "../src/mailbox.ts";
import { screenOf } from "../src/screen.ts";
import { failingCard, goodCard, inDays, signByApi, expectSuccess } from "../src/tenant-by-api.ts";
import { typeCard, wordsOf } from "../src/tenant-in-browser.ts";

for (const language of languagesOr("de"))
  test(`an account works from the first password through a new card, a message, a cancellation and the rating to the next application (${language})`, async ({
    app,
    visit,
    api,
  }) => {
    test.setTimeout(240_000);
    const words = wordsOf(language);
    const home = `${app.url}/${language}`;
    const visitor = await visit({ locale: localeOf(language), width: 360, height: 740 });
    const { page } = visitor;
    const { box, button, heading, text } = screenOf(page);
    /** Mails are in the contract's language; the test may read in another one. */
    const follow = (link: string) => page.goto(link.replace("/de/", `/${language}/`));
    const { tenant, refId, landlordToken } = await signByApi(api, { cardNumber: failingCard });
    expectSuccess(await api.post(`/landlord/${landlordToken}/accept`));
    await follow(await mailedLink(api, tenant.email, "new-password"));
    await setPassword(page, words);
    await expect(page.getByRole("region", { name: "Torstraße 12, 10119 Berlin" })).toBeVisible();

    // The card on file would fail, so the first premium must be charged to the new one.
    await openTab(page, words, "payments");
    await button(words("policies.anotherCard")).click();
    await expect(heading(words("card.changeTitle"))).toBeVisible();
    await typeCard({ page, input: byMouse(), words, language }, goodCard);
    await expect(heading(words("card.changedTitle"))).toBeVisible();

    await logIn(page, words, home, tenant.email);
    await openPage(page, words, "policies.message");
    await box(words("policies.messageLabel")).fill("Wann passt Ihnen die Übergabe?");
    await button(words("policies.messageSend")).click();
    await expect(text(words("policies.messageSent"))).toBeVisible();

    await api.clock(`${inDays(26)}T12:00:00Z`);
    expect(await api.charges(refId)).toMatchObject([{ amount: 70.5, status: "succeeded" }]);
    const rating = await mailedLink(api, tenant.email, "rate");
    // The session has expired after half a day.
    await logIn(page, words, home, tenant.email);
    await openPage(page, words, "leaving.cancel");
    await button(words("leaving.confirmCancellation")).click();
    await expect(text(words("leaving.cancelled"))).toBeVisible();
    expectSuccess(await api.post(`/landlord/${landlordToken}/release`, { signature: true }));
    await backToAccount(page, words);
    await page.reload();
    await expect(page.getByText(words("policies.event.ENDED")).first()).toBeVisible();
    await openTab(page, words, "payments");
    await expect(page.getByText(words("policies.noCharge"))).toBeVisible();
    await expect(button(words("policies.anotherCard"))).toHaveCount(0);
    await expect.poll(async () => (await api.charges(refId))[0]?.refunded).toBeGreaterThan(0);

    // The rating works by keyboard, and is accepted once.
    await follow(rating);
    await expect(heading(words("rate.title"))).toBeVisible();
    await button(words("rate.send")).click();
    await expect(page.getByText(words("validation.option")).first()).toBeVisible();
    const group = (name: string) => page.getByRole("group", { name });
    await group(words("rate.landlord")).getByRole("radio").first().focus();
    for (let star = 1; star < 4; star++) await page.keyboard.press("ArrowRight");
    await group(words("rate.provider")).getByRole("radio").first().focus();
    await page.keyboard.press("Space");
    for (let star = 1; star < 5; star++) await page.keyboard.press("ArrowRight");
    await group(words("rate.recommend"))
      .getByRole("radio", { name: words("common.yes") })
      .focus();
    await page.keyboard.press("Space");
    await box(`${words("rate.message")} ${words("common.optional")}`).fill("Alles bestens.");
    const chosen = group(words("rate.landlord")).getByRole("radio", { checked: true });
    await expect(chosen).toHaveAttribute("aria-label", words("rate.stars.4"));
    await button(words("rate.send")).press("Enter");
    await page.waitForURL("**/rate/thank-you");
    await expect(heading(words("rate.thanksTitle"))).toBeVisible();
    await follow(rating);
    await expect(heading(words("rate.alreadyTitle"))).toBeVisible();
    visitor.expectFailure(404, `/api/v1/rating/${"0".repeat(32)}`);
    await page.goto(`${home}/rate/${"0".repeat(32)}`);
    await page.waitForURL("**/404");

    await logIn(page, words, home, tenant.email);
    await button(words("policies.again")).click();
    // The first day of cover is over, so the app asks for it again.
    await expect(heading(words("questions.insurance-dates.title"))).toBeVisible();
    const token = (await page.context().cookies()).find(({ name }) => name === "token")?.value;
    const { refId: another, userInfo } = expectSuccess(await api.get(`/onboarding/tenant/${token}`));
    expect(another).not.toBe(refId);
    expect(userInfo).toMatchObject({ email: tenant.email });

    await page.goto(`${home}/staff/reports/applications`);
    await logInAsStaff({ page, input: byMouse(), words, language });
    const ratings = page.locator("section").filter({
      has: page.getByRole("heading", { name: words("staff.figures.ratings"), exact: true }),
    });
    await expect(ratings).toContainText("Alles bestens.");
    await expect(ratings).toContainText(words("staff.figures.wordsStars", { landlord: 4, provider: 5, most: 5 }));
    await expect(ratings).toContainText(words("staff.figures.percent", { share: 100 }));
  });
