const small =
  "null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn".split(
    " ",
  );
const tens = "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig".split(" ");

/** Such as 'eintausendfünfhundert Euro'. For up to a million euros. */
export function germanAmount(cents: number): string {
  const rest = cents % 100;
  const euros = `${counted(Math.floor(cents / 100))} Euro`;
  return rest === 0 ? euros : `${euros} und ${counted(rest)} Cent`;
}

/** 'ein Euro', but 'einhunderteins Euro'. */
function counted(number: number): string {
  return number !== 1 && number % 100 === 1 ? `${words(number)}s` : words(number);
}

function words(number: number): string {
  if (number < 20) return small[number] ?? "";
  if (number < 100) return `${number % 10 === 0 ? "" : `${words(number % 10)}und`}${tens[Math.floor(number / 10) - 2]}`;
  if (number < 1_000) return `${words(Math.floor(number / 100))}hundert${remainder(number % 100)}`;
  return `${words(Math.floor(number / 1_000))}tausend${remainder(number % 1_000)}`;
}

function remainder(number: number): string {
  return number === 0 ? "" : words(number);
}
