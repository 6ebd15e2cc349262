const dateFormats = new Map<string, Intl.DateTimeFormat>();
const euroFormats = new Map<string, Intl.NumberFormat>();

/** A date format that is created once for each locale and its options: creating one takes longer than a hundred uses. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  dateFormats.set(key, format);
  return format;
}

/** The same for amounts in euros. */
export function euroFormat(locale: string): Intl.NumberFormat {
  const format = euroFormats.get(locale) ?? new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" });
  euroFormats.set(locale, format);
  return format;
}
