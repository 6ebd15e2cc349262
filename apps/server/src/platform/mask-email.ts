/** 'jana.weiss@example.com' as 'j•••@example.com'. */
export function maskEmail(email: string): string {
  const [name = "", domain = ""] = email.split("@");
  return `${[...name][0] ?? ""}•••@${domain}`;
}
