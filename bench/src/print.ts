export const print = (line: string) => process.stdout.write(`${line}\n`);

/** Prints a finding. A missed target makes the command fail. */
export function check(holds: boolean, line: string): void {
  print(`${holds ? "✓" : "✗"} ${line}`);
  if (!holds) process.exitCode = 1;
}
