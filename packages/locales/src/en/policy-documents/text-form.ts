/** Declarations that a letter or an email is enough for: § 126b BGB, § 1b VersVG. */
export const textForm = { de: "in text form", at: "in written form" };
