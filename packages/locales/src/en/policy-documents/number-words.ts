const small =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** Such as 'one thousand five hundred euros'. For up to a million euros. */
export function englishAmount(cents: number): string {
  const euros = Math.floor(cents / 100);
  const rest = cents % 100;
  const amount = `${words(euros)} ${euros === 1 ? "euro" : "euros"}`;
  return rest === 0 ? amount : `${amount} and ${words(rest)} ${rest === 1 ? "cent" : "cents"}`;
}

function words(number: number): string {
  if (number < 20) return small[number] ?? "";
  if (number < 100) return `${tens[Math.floor(number / 10) - 2]}${number % 10 === 0 ? "" : `-${words(number % 10)}`}`;
  if (number < 1_000) return join(`${words(Math.floor(number / 100))} hundred`, number % 100, " and ");
  const below = number % 1_000;
  return join(`${words(Math.floor(number / 1_000))} thousand`, below, below < 100 ? " and " : " ");
}

function join(begun: string, rest: number, between: string): string {
  return rest === 0 ? begun : `${begun}${between}${words(rest)}`;
}
