import { expectSuccess, inDays, type Signed } from "../../tenant-by-wire.ts";
import { type Acts, ahead, secretIn } from "./acts.ts";

/** Contracts that are signed after the clock has moved, with every answer of a landlord. */
export async function makeNewContracts({ wire, sign }: Acts) {
  const [open, accepted, declined] = [await sign("open"), await sign("accepted"), await sign("declined")];
  const debited = await sign("debited", { iban: "DE89370400440532013000", insuranceStart: inDays(ahead + 1) });
  const accept = async ({ landlordToken }: Signed, body?: object) =>
    expectSuccess(await wire.post(`/landlord/${landlordToken}/accept`, body));
  await accept(debited);
  const holding = await sign("holding", { cashPaid: true });
  const returning = await sign("returning", { cashPaid: true });
  await accept(returning, { returnsCash: true, cashReturnOn: inDays(ahead + 5) });
  await accept(accepted);
  const reason = "Wir hatten Bargeld vereinbart.";
  expectSuccess(await wire.post(`/landlord/${declined.landlordToken}/decline`, { reason }));
  return { open, accepted, declined, debited, holding, returning };
}

/** The token of the short link that the tenant may hand to the landlord. */
export async function readShortLink({ wire }: Acts, { token }: Signed): Promise<string> {
  return secretIn(expectSuccess(await wire.get(`/onboarding/tenant/${token}/finish-page`)).shortUrl);
}

/** A landlord asks a question, and the desk answers it. */
export async function askQuestion(acts: Acts, { landlordToken }: Signed): Promise<void> {
  const { wire } = acts;
  const desk = { cookie: await acts.cookieOfDesk() };
  const message = "Gilt die Bürgschaft auch für\nNebenkosten?";
  expectSuccess(await wire.post(`/landlord/${landlordToken}/questions`, { message }));
  const { rows } = expectSuccess(await wire.get("/staff/questions", desk));
  const answer = "Ja, auch für Nebenkosten.";
  expectSuccess(await wire.post(`/staff/questions/${rows[0].id}/answer`, { answer }, desk));
}
