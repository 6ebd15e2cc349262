import { createIcon, type Icon } from "./create-icon.tsx";

export const IconEmployed: Icon = /* @__PURE__ */ createIcon(
  "M3.5 8h17v11.5h-17ZM8.5 8V5.5a1 1 0 0 1 1-1h5a1 1 0 0 1 1 1V8M3.5 13h17M12 12v2",
);

export const IconSelfEmployed: Icon = /* @__PURE__ */ createIcon(
  "M5 16V6.5A1.5 1.5 0 0 1 6.5 5h11A1.5 1.5 0 0 1 19 6.5V16M2.5 16h19v1.5A1.5 1.5 0 0 1 20 19H4a1.5 1.5 0 0 1-1.5-1.5Z",
);

export const IconJobSeeker: Icon = /* @__PURE__ */ createIcon(
  "M10.5 10.5m-6.8 0a6.8 6.8 0 1 0 13.6 0a6.8 6.8 0 1 0-13.6 0M15.5 15.5l5 5M10.5 8.7m-1.7 0a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0M7.3 13.6a3.4 3.4 0 0 1 6.4 0",
);

export const IconStudent: Icon = /* @__PURE__ */ createIcon(
  "M12 5 2.5 9.5 12 14l9.5-4.5ZM6.5 11.5V16c1.5 1.5 3.4 2.2 5.5 2.2s4-.7 5.5-2.2v-4.5M21.5 9.5v5",
);

export const IconRetired: Icon = /* @__PURE__ */ createIcon(
  "M6 16a6 6 0 0 1 12 0M3 16h18M12 4v2.5M4.3 8.3l1.8 1.8M19.7 8.3l-1.8 1.8M7 20h10",
);

export const IconPrivateLandlord: Icon = /* @__PURE__ */ createIcon(
  "M9 7.5m-3.3 0a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0-6.6 0M2.5 20.5a6.5 6.5 0 0 1 9.5-5.8M15.8 18m-2.3 0a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0M17.5 16.3l4-4M19.5 14.3l1.5 1.5",
);

export const IconPropertyManager: Icon = /* @__PURE__ */ createIcon(
  "M2.5 21h19M4.5 21V10H11M11 21V4h8.5v17M14.5 8.5h1.5M14.5 12.5h1.5M14.5 16.5h1.5M7.5 14v.01M7.5 17.5v.01",
);

export const IconAgent: Icon = /* @__PURE__ */ createIcon("M6 3v18M3.5 21h5M6 5.5h14v8H6M9.5 9.5h7");

export const IconCooperative: Icon = /* @__PURE__ */ createIcon(
  "M12 6m-2.7 0a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0M5.5 17.5m-2.7 0a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0M18.5 17.5m-2.7 0a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0M10.7 8.4 6.8 15.1M13.3 8.4l3.9 6.7M8.2 17.5h7.6",
);
