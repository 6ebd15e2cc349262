import { joined, phoneLine, type SummaryLine } from "../summary-line.ts";

export const landlordInfoLine: SummaryLine = ({ landlordInfo }) => [
  landlordInfo?.companyName,
  joined(landlordInfo?.firstName, landlordInfo?.lastName),
  landlordInfo?.email,
  phoneLine(landlordInfo?.phone),
];
