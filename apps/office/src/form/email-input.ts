/** For a field that takes somebody else's email address. */
export const emailInput = { type: "email", autoCapitalize: "none", autoComplete: "off", spellCheck: false } as const;
