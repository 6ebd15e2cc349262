import { expectSuccess, inDays, type Signed } from "../../tenant-by-api.ts";
import { secretOf } from "../../mailbox.ts";
import { type Acts, ahead } from "./acts.ts";

/** Contracts that are signed after the clock has moved, with every answer of a landlord. */
export async function makeNewContracts({ api, sign }: Acts) {
  const [open, accepted, declined] = [await sign("open"), await sign("accepted"), await sign("declined")];
  const debited = await sign("debited", { iban: "DE89370400440532013000", insuranceStart: inDays(ahead + 1) });
  const accept = async ({ landlordToken }: Signed, body?: object) =>
    expectSuccess(await api.post(`/landlord/${landlordToken}/accept`, body));
  await accept(debited);
  const holding = await sign("holding", { cashPaid: true });
  const returning = await sign("returning", { cashPaid: true });
  await accept(returning, { returnsCash: true, cashReturnOn: inDays(ahead + 5) });
  await accept(accepted);
  const reason = "Wir hatten Bargeld vereinbart.";
  expectSuccess(await api.post(`/landlord/${declined.landlordToken}/decline`, { reason }));
  return { open, accepted, declined, debited, holding, returning };
}

/** The token of the short link that the tenant may hand to the landlord. */
export async function readShortLink({ api }: Acts, { token }: Signed): Promise<string> {
  return secretOf(expectSuccess(await api.get(`/onboarding/tenant/${token}/finish-page`)).shortUrl);
}

/** A landlord asks a question, and the desk answers it. */
export async function askQuestion(acts: Acts, { landlordToken }: Signed): Promise<void> {
  const { api } = acts;
  const staff = await acts.asStaff();
  const message = "Gilt die Bürgschaft auch für\nNebenkosten?";
  expectSuccess(await api.post(`/landlord/${landlordToken}/questions`, { message }));
  const { rows } = expectSuccess(await api.get("/staff/questions", staff));
  const answer = "Ja, auch für Nebenkosten.";
  expectSuccess(await api.post(`/staff/questions/${rows[0].id}/answer`, { answer }, staff));
}
