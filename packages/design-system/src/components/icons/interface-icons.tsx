import { createIcon, type Icon } from "./create-icon.tsx";

export const IconCheck: Icon = /* @__PURE__ */ createIcon("M5 12.5l4.5 4.5L19 7.5");

export const IconArrowRight: Icon = /* @__PURE__ */ createIcon("M4.5 12h15M13 5.5l6.5 6.5-6.5 6.5");

export const IconArrowLeft: Icon = /* @__PURE__ */ createIcon("M19.5 12h-15M11 5.5 4.5 12l6.5 6.5");

export const IconChevronDown: Icon = /* @__PURE__ */ createIcon("M6 9.5l6 6 6-6");

export const IconChevronRight: Icon = /* @__PURE__ */ createIcon("M9.5 6l6 6-6 6");

export const IconClose: Icon = /* @__PURE__ */ createIcon("M6 6l12 12M18 6 6 18");

export const IconPlus: Icon = /* @__PURE__ */ createIcon("M12 5v14M5 12h14");

export const IconMinus: Icon = /* @__PURE__ */ createIcon("M5 12h14");

export const IconSearch: Icon = /* @__PURE__ */ createIcon(
  "M10.5 10.5m-6.5 0a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M15.3 15.3l5.2 5.2",
);

export const IconMail: Icon = /* @__PURE__ */ createIcon("M3.5 5.5h17v13h-17ZM3.5 7l8.5 6.5L20.5 7");

export const IconPhone: Icon = /* @__PURE__ */ createIcon(
  "M5 3.5h3.5l2 5-2.3 1.7a12 12 0 0 0 5.6 5.6l1.7-2.3 5 2V19a1.5 1.5 0 0 1-1.6 1.5A16.5 16.5 0 0 1 3.5 5.1 1.5 1.5 0 0 1 5 3.5Z",
);

export const IconDocument: Icon = /* @__PURE__ */ createIcon("M6 3h8l4.5 4.5V21H6ZM14 3v4.5h4.5M9 12.5h6M9 16.5h6");

export const IconLock: Icon = /* @__PURE__ */ createIcon("M5.5 11h13v9.5h-13ZM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11M12 15v2");

export const IconCalendar: Icon = /* @__PURE__ */ createIcon("M4 6h16v14.5H4ZM4 10.5h16M8.5 3.5v4M15.5 3.5v4");

export const IconClock: Icon = /* @__PURE__ */ createIcon(
  "M12 12m-8.5 0a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 7v5l3.5 2",
);

export const IconGlobe: Icon = /* @__PURE__ */ createIcon(
  "M12 12m-8.5 0a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M3.5 12h17M12 3.5c2.5 2.4 3.7 5.2 3.7 8.5s-1.2 6.1-3.7 8.5c-2.5-2.4-3.7-5.2-3.7-8.5S9.5 5.9 12 3.5Z",
);

export const IconEdit: Icon = /* @__PURE__ */ createIcon("M4 20l1-4.5L16.5 4 20 7.5 8.5 19ZM14 6.5l3.5 3.5");

export const IconDownload: Icon = /* @__PURE__ */ createIcon("M12 4v11.5M7 10.5l5 5 5-5M4.5 16.5V20h15v-3.5");

export const IconUpload: Icon = /* @__PURE__ */ createIcon("M12 15.5V4M7 9l5-5 5 5M4.5 16.5V20h15v-3.5");

export const IconCamera: Icon = /* @__PURE__ */ createIcon(
  "M3.5 8h4L9 5.5h6L16.5 8h4v11h-17ZM12 13m-3.4 0a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0",
);

export const IconRetry: Icon = /* @__PURE__ */ createIcon("M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15");

export const IconTrash: Icon = /* @__PURE__ */ createIcon(
  "M4.5 6.5h15M9.5 6.5V4h5v2.5M6.5 6.5l1 14h9l1-14M10.3 10.5v6M13.7 10.5v6",
);

export const IconEye: Icon = /* @__PURE__ */ createIcon(
  "M2.5 12C4.7 8 8 6 12 6s7.3 2 9.5 6c-2.2 4-5.5 6-9.5 6s-7.3-2-9.5-6ZM12 12m-2.8 0a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0",
);

export const IconEyeOff: Icon = /* @__PURE__ */ createIcon(
  "M2.5 12C4.7 8 8 6 12 6s7.3 2 9.5 6c-2.2 4-5.5 6-9.5 6s-7.3-2-9.5-6ZM4.5 19.5l15-15",
);

export const IconStar: Icon = /* @__PURE__ */ createIcon(
  "M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8Z",
);

export const IconExternal: Icon = /* @__PURE__ */ createIcon("M13.5 4.5h6v6M19.5 4.5 11 13M18 14v5.5H4.5V6H10");

export const IconShield: Icon = /* @__PURE__ */ createIcon(
  "M12 3l7.5 2.8v5.4c0 4.6-3 8-7.5 9.8-4.5-1.8-7.5-5.2-7.5-9.8V5.8Z",
);
