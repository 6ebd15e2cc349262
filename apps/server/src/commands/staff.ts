import { email as emailSchema, newPassword, staffRoles } from "@kautia/contract";
import { addPerson, disablePerson, resetPerson } from "../desk/index.ts";
import { fail, runCommand, withDeps } from "./run-command.ts";

const usage = `npm run staff -- add EMAIL ROLE NAME    lets somebody in at /staff; ROLE is ${staffRoles.join(" or ")}
npm run staff -- reset EMAIL            another password, and an authenticator to be set up anew
npm run staff -- disable EMAIL          shuts somebody out at once

add and reset print the one copy of a password.
`;

/** With the embedded database the server has to be stopped first. */
async function run([command = "", email = "", roleName = "", ...names]: string[]): Promise<string> {
  if (!["add", "reset", "disable"].includes(command)) return fail(`What is to be done?\n\n${usage}`);
  if (!emailSchema.safeParse(email).success) return fail("EMAIL is no e-mail address");
  if (command === "disable")
    return withDeps(async (deps) =>
      (await disablePerson(deps, email)) ? "disabled" : fail(`${email} is not in force`),
    );
  if (command === "reset")
    return withDeps(async (deps) => {
      const password = makePassword(deps.random.token());
      return (await resetPerson(deps, email, password)) ? password : fail(`${email} is unknown`);
    });
  const role = staffRoles.find((one) => one === roleName);
  const name = names.join(" ").trim();
  if (!role) return fail(`ROLE is ${staffRoles.join(" or ")}`);
  if (!name) return fail("NAME is missing");
  return withDeps(async (deps) => {
    const password = makePassword(deps.random.token());
    return (await addPerson(deps, { email, name, role, password })) ? password : fail(`there is ${email} already`);
  });
}

/** A password that nobody thinks of: groups of a secret, with what the rules for passwords ask for. */
function makePassword(secret: string): string {
  const groups = secret.slice(0, 20).match(/.{5}/g) ?? [];
  return newPassword.parse(`K-${groups.join("-")}-9a`);
}

await runCommand(run);
