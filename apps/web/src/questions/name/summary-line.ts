import { joined, phoneLine, type SummaryLine } from "../summary-line.ts";

export const nameLine: SummaryLine = ({ userInfo }, { t }) => [
  joined(
    userInfo?.salutation && t(`choices.salutation.${userInfo.salutation}`),
    userInfo?.firstName,
    userInfo?.lastName,
  ),
  userInfo?.email,
  phoneLine(userInfo?.phone),
];
