import { type SummaryLine } from "../summary-line.ts";

export const landlordTypeLine: SummaryLine = ({ landlordInfo }, { t }) => [
  landlordInfo?.type && t(`choices.landlordType.${landlordInfo.type}`),
];
