/** Declarations that a letter or an email is enough for: § 126b BGB, § 1b VersVG. */
export const textForm = { de: "in Textform", at: "in geschriebener Form" };
