import { email as emailSchema, newPassword, staffRoles } from "@kautia/contract";
import { addPerson, disablePerson, resetPerson } from "../staff/index.ts";
import { fail, failWithUsage, runCommand, withDeps } from "./run-command.ts";

const usage = `npm run staff -- add EMAIL ROLE NAME    gives somebody access to /staff; ROLE is ${staffRoles.join(" or ")}
npm run staff -- reset EMAIL            sets a new password; the authenticator must be set up again
npm run staff -- disable EMAIL          ends somebody's access at once

add and reset print the password, which is shown only once.
`;

/** With the embedded database, stop the server first. */
export async function run([command = "", email = "", roleName = "", ...names]: string[]): Promise<string> {
  if (!["add", "reset", "disable"].includes(command)) return failWithUsage(command, usage);
  if (!emailSchema.safeParse(email).success) return fail("EMAIL is not an email address");
  if (command === "disable")
    return withDeps(async (deps) =>
      (await disablePerson(deps, email)) ? "disabled" : fail(`${email} has no active account`),
    );
  if (command === "reset")
    return withDeps(async (deps) => {
      const password = makePassword(deps.random.token());
      return (await resetPerson(deps, email, password)) ? password : fail(`${email} is unknown`);
    });
  const role = staffRoles.find((staffRole) => staffRole === roleName);
  const name = names.join(" ").trim();
  if (!role) return fail(`ROLE must be ${staffRoles.join(" or ")}`);
  if (!name) return fail("NAME is missing");
  return withDeps(async (deps) => {
    const password = makePassword(deps.random.token());
    return (await addPerson(deps, { email, name, role, password })) ? password : fail(`${email} already exists`);
  });
}

/** Has every kind of character that the password rules require. */
function makePassword(secret: string): string {
  const groups = secret.slice(0, 20).match(/.{5}/g) ?? [];
  return newPassword.parse(`K-${groups.join("-")}-9a`);
}

if (import.meta.main) await runCommand(run);
