import { joined, type SummaryLine } from "../summary-line.ts";

export const landlordInfoLine: SummaryLine = ({ landlordInfo }) => [
  landlordInfo?.companyName,
  joined(landlordInfo?.firstName, landlordInfo?.lastName),
  landlordInfo?.email,
  joined(landlordInfo?.phone?.dialCode, landlordInfo?.phone?.number),
];
