/** Undefined if the text is not an amount. The call then says that it is required. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form's own check says what is missing
export const readAmount = (typed: string) => (/^\d+(\.\d{1,2})?$/.test(typed) ? Number(typed) : undefined) as number;
