const dateFormats = new Map<string, Intl.DateTimeFormat>();
const moneyFormats = new Map<string, Intl.NumberFormat>();

/** A date format that is created once for each locale and its options: creating one takes longer than a hundred uses. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  dateFormats.set(key, format);
  return format;
}

/** The same for amounts of money. */
export function moneyFormat(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const format = moneyFormats.get(key) ?? new Intl.NumberFormat(locale, { style: "currency", currency });
  moneyFormats.set(key, format);
  return format;
}
