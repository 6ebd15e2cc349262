import { testWithOwnApp as test } from "../src/fixtures.ts";
import { mailedLink } from "../src/mailbox.ts";
import { expectOneApplication, openDevices, press, scan } from "../src/scanner.ts";
import { anotherPerson, answerQuestions, expectSuccess, failingCard, inDays, signByApi } from "../src/tenant-by-api.ts";
import { onQuestion } from "../src/tenant-in-browser.ts";

test("links in reminders and late mails work after a scanner has opened them", async ({ visit, api }) => {
  const left = anotherPerson();
  await answerQuestions(api, left);
  const { tenant } = await signByApi(api, anotherPerson());
  // The first reminder comes after a day, and its link works for another day.
  await api.clock(new Date(Date.now() + 25 * 3_600_000).toISOString());
  const reminder = await mailedLink(api, left.email, "de?token=");
  const stop = await mailedLink(api, left.email, "no-reminders/");
  for (const link of [reminder, stop]) await scan(visit, link);
  await expectOneApplication({ visit, api }, reminder, "summary.title");
  for (const device of await openDevices(visit)) {
    await device.page.goto(stop);
    await press(device, "stop.go");
    await onQuestion(device).heading("stop.title");
  }

  await api.clock(`${inDays(36)}T12:00:00Z`);
  const again = await mailedLink(api, tenant.email, "de?token=");
  await scan(visit, again);
  await expectOneApplication({ visit, api }, again, "questions.insurance-dates.title");
});

test("links for card, rating and payouts work after a scanner has opened them", async ({ visit, api }) => {
  const unpaid = await signByApi(api, { ...anotherPerson(), cardNumber: failingCard, insuranceStart: inDays(1) });
  const home = { street: "Leopoldstraße", streetNumber: "7a", zip: "80802", city: "München", country: "de" };
  const { tenant, landlordToken } = await signByApi(api, {
    ...anotherPerson(),
    insuranceStart: inDays(1),
    home,
  });
  for (const token of [unpaid.landlordToken, landlordToken]) expectSuccess(await api.post(`/landlord/${token}/accept`));
  await api.clock(`${inDays(2)}T12:00:00Z`);
  const card = await mailedLink(api, unpaid.tenant.email, "card/");
  await scan(visit, card);
  for (const device of await openDevices(visit)) {
    await device.page.goto(card);
    await press(device, "card.enter");
    await device.page.getByRole("textbox", { name: device.words("payment.number") }).waitFor();
  }

  const claim = { items: [{ amount: 100, description: "Miete für März" }] };
  expectSuccess(await api.post(`/landlord/${landlordToken}/claims`, claim));
  const account = { iban: "DE89370400440532013000", holder: "Eva Vermieterin" };
  expectSuccess(await api.post(`/landlord/${landlordToken}/account`, account));
  expectSuccess(await api.post(`/landlord/${landlordToken}/account/link`));
  const change = await mailedLink(api, tenant.landlordEmail, "landlord/", [], "change=");
  await scan(visit, change);
  for (const device of await openDevices(visit)) {
    await device.page.goto(change);
    await press(device, "landlord.enterOther");
    await device.page.getByRole("textbox", { name: device.words("landlord.iban") }).waitFor();
  }

  await api.clock(`${inDays(17)}T12:00:00Z`);
  const rating = await mailedLink(api, tenant.email, "rate/");
  await scan(visit, rating);
  for (const device of await openDevices(visit)) {
    await device.page.goto(rating);
    await onQuestion(device).heading("rate.title");
    // The server stops with the test, and must not cut off the font that comes last.
    await device.page.evaluate(async () => void (await document.fonts.ready));
  }
});
