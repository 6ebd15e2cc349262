import { createIcon, type Icon } from "./create-icon.tsx";

export const IconInfo: Icon = /* @__PURE__ */ createIcon(
  "M12 12m-8.5 0a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 11.3v5M12 7.8v.01",
);

export const IconSuccess: Icon = /* @__PURE__ */ createIcon(
  "M12 12m-8.5 0a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M8.3 12.3l2.6 2.6 4.8-5.2",
);

export const IconWarning: Icon = /* @__PURE__ */ createIcon("M12 4 21.5 20h-19ZM12 10.2v4.3M12 17.2v.01");

export const IconError: Icon = /* @__PURE__ */ createIcon("M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7ZM12 7.8v5M12 16.2v.01");
