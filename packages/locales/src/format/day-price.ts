/** The most that one day can cost after a withdrawal, for documents. */
export { dayPriceCents } from "@kautia/contract";
