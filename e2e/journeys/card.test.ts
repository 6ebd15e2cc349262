import { expect, testWithOwnApp as test } from "../src/fixtures.ts";
import { languagesOr, localeOf } from "../src/level.ts";
import { mailedLink } from "../src/mailbox.ts";
import { screenOf } from "../src/screen.ts";
import { askingCard, inDays, signByApi, expectSuccess } from "../src/tenant-by-api.ts";
import { wordsOf } from "../src/tenant-in-browser.ts";

// The same with Stripe instead of the sandbox: stripe.test.ts.
for (const language of languagesOr("en"))
  test(`a premium that needs the bank's confirmation is paid once through the mailed link (${language})`, async ({
    visit,
    api,
  }) => {
    const words = wordsOf(language);
    const { page } = await visit({ locale: localeOf(language), width: 360, height: 740 });
    const { button, heading } = screenOf(page);
    const { tenant, refId, landlordToken } = await signByApi(api, {
      cardNumber: askingCard,
      insuranceStart: inDays(1),
    });
    expectSuccess(await api.post(`/landlord/${landlordToken}/accept`));
    await api.clock(`${inDays(1)}T12:00:00Z`);
    const outcomes = async () => (await api.charges(refId)).map(({ status }: { status: string }) => status);
    expect(await outcomes()).toEqual(["failed"]);

    await page.goto((await mailedLink(api, tenant.email, "card")).replace("/de/", `/${language}/`));
    await expect(heading(words("card.confirmTitle"))).toBeVisible();
    const euros = new Intl.NumberFormat(localeOf(language), { style: "currency", currency: "EUR" });
    const confirm = button(words("card.confirm", { amount: euros.format(70.5) }));
    await confirm.click();
    await button(words("payment.challengeCancel")).click();
    await expect(page.getByText(words("card.notConfirmedTitle"))).toBeVisible();
    // The page offers another card. A reload is enough to get back to the first one.
    await button(words("card.useAnother")).click();
    await expect(page.getByLabel(words("payment.number"))).toBeVisible();
    await page.reload();
    await confirm.click();
    await button(words("payment.challengeConfirm")).click();
    await expect(heading(words("card.confirmedTitle"))).toBeVisible();
    expect(await outcomes()).toEqual(["failed", "failed", "succeeded"]);
    await page.reload();
    await expect(heading(words("card.nothingTitle"))).toBeVisible();
    await api.clock(`${inDays(20)}T12:00:00Z`);
    expect(await outcomes()).toEqual(["failed", "failed", "succeeded"]);
  });
