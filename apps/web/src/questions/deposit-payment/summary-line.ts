import { type SummaryLine } from "../summary-line.ts";

export const depositPaymentLine: SummaryLine = ({ rentPay }, { t }) => [rentPay && t(`choices.rentPay.${rentPay}`)];
