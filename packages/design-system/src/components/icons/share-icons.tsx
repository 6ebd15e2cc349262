import { createIcon, type Icon } from "./create-icon.tsx";

export const IconLink: Icon = /* @__PURE__ */ createIcon(
  "M10 14a4.2 4.2 0 0 0 6 0l3.2-3.2a4.2 4.2 0 0 0-6-6L12 6M14 10a4.2 4.2 0 0 0-6 0l-3.2 3.2a4.2 4.2 0 0 0 6 6L12 18",
);

export const IconChat: Icon = /* @__PURE__ */ createIcon("M4 20l1.3-4A8 8 0 1 1 8.3 19ZM8.8 10.5h6.4M8.8 13.5h4");

export const IconShare: Icon = /* @__PURE__ */ createIcon("M12 15V3.5M8 7l4-3.8L16 7M7 11H5.5v9.5h13V11H17");
