import { acceptAsLandlord } from "./landlord-in-browser.ts";
import { inviteByApi } from "./partner.ts";
import { landlordTokenFor } from "./tenant-by-api.ts";
import {
  answerQuestions,
  chooseOffer,
  type User,
  onQuestion,
  signContract,
  startOnWelcome,
  typeCard,
} from "./tenant-in-browser.ts";
import { apiClientFor } from "./api-client.ts";

/** Called on every screen; `name` is suitable as a file name. */
type Look = (name: string) => Promise<void>;

/** Walks through the whole product once and calls `look` on every screen. */
export async function walkEveryScreen(user: User, url: string, look: Look): Promise<void> {
  const { page, input, words, language } = user;
  const at = onQuestion(user);
  await page.goto(`${url}/${language}/welcome`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await look("welcome");
  await page.goto(`${url}/${language}/choose-country`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await look("choose-country");
  await startOnWelcome(user, url);
  await at.shown("name");
  await at.goOn();
  await page.locator("[role=alert], .k-field__error").first().waitFor();
  await look("question-name-errors");

  // Each question is looked at before it is answered.
  let last = "name";
  const lookAtQuestion = async () => {
    const step = new URL(page.url()).searchParams.get("step");
    if (!step || step === last) return;
    last = step;
    // The price is updated after typing. The picture must show the final price.
    await page.locator('[aria-busy="true"]').first().waitFor({ state: "detached" });
    await look(`question-${step}`);
  };
  const watching: User = {
    ...user,
    input: {
      ...input,
      press: async (button) => {
        await lookAtQuestion();
        await input.press(button);
      },
      choose: async (radio) => {
        await radio.waitFor();
        await lookAtQuestion();
        await input.choose(radio);
      },
    },
  };
  await answerQuestions(watching);
  await look("summary");
  await chooseOffer(
    {
      ...user,
      input: {
        ...input,
        choose: async (radio) => {
          await radio.waitFor();
          // The summary has choices too.
          if (new URL(page.url()).pathname.endsWith("/offers")) await look("offers");
          await input.choose(radio);
        },
      },
    },
    "yearly",
  );
  await look("payment-card");
  await typeCard(user, "4000 0000 0000 0002");
  await page.getByText(words("payment.declined")).first().waitFor();
  await look("payment-declined");
  await typeCard(user, "4242 4242 4242 4242");
  await at.heading("payment.summary");
  await look("payment-contract");
  await signContract(user);
  await look("payment-congratulations");

  const landlordToken = await landlordTokenFor(apiClientFor(url), "eva@example.com");
  await page.goto(`${url}/${language}/landlord/${landlordToken}`);
  await page.getByRole("button", { name: words("landlord.accept"), exact: true }).waitFor();
  await look("landlord");
  await acceptAsLandlord(user);
  await look("landlord-accepted");

  const { invitationUrl } = await inviteByApi(apiClientFor(url));
  await page.goto(invitationUrl.replace(/\/\w\w\?/, `/${language}?`));
  await page.getByText(words("common.perMonth")).first().waitFor();
  await look("invited");
  await input.press(page.getByRole("button", { name: words("invited.accept") }));
  await at.heading("short.title");
  await look("short-onboarding");

  for (const screen of ["404", "500", "maintenance", "link-expired"]) {
    await page.goto(`${url}/${language}/${screen}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await look(`error-${screen}`);
  }
}
