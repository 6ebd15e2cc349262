import { addressLines, type SummaryLine } from "../summary-line.ts";

export const landlordAddressLine: SummaryLine = ({ landlordInfo }) => addressLines(landlordInfo?.address);
