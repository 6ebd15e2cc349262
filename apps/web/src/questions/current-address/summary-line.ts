import { addressLines, type SummaryLine } from "../summary-line.ts";

export const currentAddressLine: SummaryLine = ({ userInfo }) => addressLines(userInfo?.address);
