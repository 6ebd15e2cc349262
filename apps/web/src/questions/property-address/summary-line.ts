import { addressLines, type SummaryLine } from "../summary-line.ts";

export const propertyAddressLine: SummaryLine = ({ address }) => addressLines(address);
