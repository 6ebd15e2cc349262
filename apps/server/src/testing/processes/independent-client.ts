import { execFile } from "node:child_process";
import { mkdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const root = fileURLToPath(new URL("../../../../../", import.meta.url));

/** The guide's journey with the client that `@hey-api/openapi-ts` generates from the whole OpenAPI document. */
const program = `
import { client } from "./client/client.gen.js";
import * as api from "./client/sdk.gen.js";

const [baseUrl = "", key = "", insuranceStart = ""] = process.argv.slice(2);
client.setConfig({ baseUrl, auth: () => key });
const throwOnError = true as const;

const { data: invitation } = await api.inviteTenant({ throwOnError, body: {
  reference: "B-16/1",
  tenant: { email: "dora@example.com", firstName: "Dora", lastName: "Klein" },
  address: { street: "Torstraße", streetNumber: "16", unitName: "2. OG", zip: "10119", city: "Berlin", country: "de" },
  coldRentAmount: 800,
  rentDepositAmount: 2400,
  insuranceStart,
  landlord: { email: "acme@example.com", type: "property_manager", companyName: "Hausverwaltung Acme" },
} });
const refused = await api.listInvitations({ query: { status: "OPEN", reference: "x".repeat(101) } });
console.log(refused.error && "data" in refused.error ? refused.error.data.fields[0]?.path : "accepted");

const { data: { token } } = await api.acceptInvitation({ throwOnError, path: { id: invitation.id } });
await api.saveInvitationDetails({ throwOnError, body: {
  token, language: "de", phone: { dialCode: "+49", number: "170 7654321" },
  birthDate: "1990-05-17", nationality: "DE", newsAgreement: false,
  address: { address: { street: "Leopoldstraße", streetNumber: "7a", zip: "80802", city: "München", country: "de" } },
  employmentStatus: "EMPLOYED", grossIncome: 48000,
} });
await api.saveSummary({ throwOnError, body: {
  token,
  consents: { termsAndPrivacy: true, initialInformation: true },
  needs: { depositAgreed: true, landlordAccepts: "NOT_ASKED", cashPaid: false },
} });
await api.getRisk({ throwOnError, query: { token } });
const { data: { yearly } } = await api.getOffers({ throwOnError, path: { token } });
await api.savePaymentPeriod({ throwOnError, body: {
  token, language: "de", paymentPeriod: "YEARLY", premiumAmount: yearly?.price ?? 0,
} });
const { data: { secret } } = await api.getPaymentSecret({ throwOnError, path: { token } });
await api.confirmSandboxCard({ throwOnError, body: {
  secret, number: "4242 4242 4242 4242", expMonth: 12, expYear: 2035, cvc: "123",
} });
await api.signContract({ throwOnError, body: { token, signature: true } });

const { data: { guaranteeRefId } } = await api.getInvitation({ throwOnError, path: { id: invitation.id } });
const path = { refId: guaranteeRefId ?? "" };
const { data: { status } } = await api.acceptGuarantee({ throwOnError, path, body: {} });
console.log(status);
const { data: certificate } = await api.getGuaranteeCertificate({ throwOnError, path, parseAs: "text" });
console.log(String(certificate).slice(0, 5));
`;

/** The generator's own code does not compile with exactOptionalPropertyTypes. */
const compilerOptions = {
  target: "es2022",
  lib: ["es2022", "dom", "dom.iterable"],
  module: "nodenext",
  types: ["node"],
  strict: true,
  noUncheckedIndexedAccess: true,
  rootDir: ".",
  outDir: "dist",
};

/** Generates the client, compiles it with the program, and returns what the program prints. */
export async function runIndependentClient(folder: string, apiUrl: string, args: string[]): Promise<string> {
  await mkdir(folder);
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  const files = {
    "package.json": JSON.stringify({ type: "module" }),
    "tsconfig.json": JSON.stringify({ compilerOptions, include: ["program.ts", "client"] }),
    "program.ts": program,
    "openapi.json": await (await fetch(`${apiUrl}/openapi.json`)).text(),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const run = async (command: string, options: string[], cwd: string) => {
    const outcome = promisify(execFile)(command, options, { cwd });
    return (await outcome.catch(({ stdout, stderr }) => Promise.reject(new Error(`${stdout}${stderr}`)))).stdout;
  };
  const generator = ["-w", "@kautia/partner-client", "independent", "--", "-i", join(folder, "openapi.json")];
  await run("npm", ["run", ...generator, "-o", join(folder, "client")], root);
  await run(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-p", "."], folder);
  return run(process.execPath, ["dist/program.js", apiUrl, ...args], folder);
}
