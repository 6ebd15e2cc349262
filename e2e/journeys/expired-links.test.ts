import { expect, testWithOwnApp } from "../src/fixtures.ts";
import { mailedLink } from "../src/mailbox.ts";
import { askToInvite, inviteByApi, sampleLink } from "../src/partner.ts";
import { screenOf } from "../src/screen.ts";
import { anotherPerson, answerQuestions, inDays, expectSuccess } from "../src/tenant-by-api.ts";
import { followLink, userOf, onQuestion } from "../src/tenant-in-browser.ts";

testWithOwnApp(
  "application links expire after a day, landlord confirmations after a week, invitations and signed links after a month",
  async ({ app, visit, api }) => {
    const openExpired = async (link: string, status: number, path: RegExp) => {
      const { page, expectFailure } = await visit();
      expectFailure(status, path);
      await page.goto(link);
      const user = userOf(page);
      await onQuestion(user).heading("pages.linkExpired.title");
      return user;
    };
    const { email, landlordEmail } = anotherPerson();
    await answerQuestions(api, { email });
    expectSuccess(await api.post("/onboarding/tenant/resume-link", { email }));
    const toApplication = await mailedLink(api, email, "de?token=");
    await askToInvite(api, landlordEmail);
    const toConfirm = await mailedLink(api, landlordEmail, "landlord/invite/");
    const { invitationUrl } = await inviteByApi(api);
    const signedLink = await sampleLink(app.url);

    await testWithOwnApp.step("a new link to the application is sent after a day", async () => {
      await api.clock(`${inDays(2)}T12:00:00Z`);
      // The new link replaces the one in this reminder, so the reminder has to come first.
      const inReminder = await mailedLink(api, email, "de?token=", [toApplication]);
      const user = await openExpired(toApplication, 404, /^\/api\/v1\/onboarding\/tenant\/resume\/[^/]+$/);
      const { page, words } = user;
      const { box, button } = screenOf(page);
      await page.getByRole("link", { name: words("pages.linkExpired.resume") }).click();
      await box(words("resume.email")).fill(email);
      await button(words("resume.send")).click();
      await onQuestion(user).heading("resume.sentTitle");
      await followLink(user, await mailedLink(api, email, "de?token=", [toApplication, inReminder]));
      await onQuestion(user).heading("summary.title");
    });
    await testWithOwnApp.step("a landlord can write another invitation after a week", async () => {
      await api.clock(`${inDays(8)}T12:00:00Z`);
      const { page, words } = await openExpired(toConfirm, 410, /^\/api\/v1\/landlord\/invitations\/[^/]+$/);
      await page
        .getByRole("main")
        .getByRole("link", { name: words("invite.name") })
        .click();
      await expect(screenOf(page).heading(words("invite.title"))).toBeVisible();
    });
    await testWithOwnApp.step("an invited tenant finds both kinds of links expired after a month", async () => {
      await api.clock(`${inDays(31)}T12:00:00Z`);
      await openExpired(invitationUrl, 410, /\/invitation\/[0-9a-f]+$/);
      await openExpired(signedLink, 410, /\/signed-offer$/);
    });
  },
);
