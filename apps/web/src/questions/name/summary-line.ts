import { joined, type SummaryLine } from "../summary-line.ts";

export const nameLine: SummaryLine = ({ userInfo }, { t }) => [
  joined(
    userInfo?.salutation && t(`choices.salutation.${userInfo.salutation}`),
    userInfo?.firstName,
    userInfo?.lastName,
  ),
  userInfo?.email,
  joined(userInfo?.phone?.dialCode, userInfo?.phone?.number),
];
