/** `name`: null if nobody named the recipient. */
export const greet = (name: string | null) => (name ? `Hello ${name},` : "Hello,");
