import { createIcon, type Icon } from "./create-icon.tsx";

export const IconSingle: Icon = /* @__PURE__ */ createIcon(
  "M12 8m-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M5 20.5a7 7 0 0 1 14 0",
);

export const IconCouple: Icon = /* @__PURE__ */ createIcon(
  "M6.5 11m-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M17.5 11m-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M2 20.5a4.5 4.5 0 0 1 9 0M13 20.5a4.5 4.5 0 0 1 9 0M12 7.5l-1.9-1.9a1.35 1.35 0 1 1 1.9-1.9 1.35 1.35 0 1 1 1.9 1.9Z",
);

export const IconFamily: Icon = /* @__PURE__ */ createIcon(
  "M6.5 7.5m-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M17.5 7.5m-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M12 13m-1.9 0a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0M2.5 20v-2.5a4 4 0 0 1 4-4M21.5 20v-2.5a4 4 0 0 0-4-4M8.5 20.5a3.5 3.5 0 0 1 7 0",
);

export const IconRoommate: Icon = /* @__PURE__ */ createIcon(
  "M6 9m-2.3 0a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0M18 9m-2.3 0a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0M2.5 19a3.5 3.5 0 0 1 7 0M14.5 19a3.5 3.5 0 0 1 7 0M12 4v17",
);

export const IconChildren: Icon = /* @__PURE__ */ createIcon(
  "M8.5 7m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0M2.5 20.5v-1a6 6 0 0 1 8.5-5.45M16.5 13m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0M12.5 20.5a4 4 0 0 1 8 0",
);

export const IconDog: Icon = /* @__PURE__ */ createIcon(
  "M8 5.5C5.5 4 3 6 3 9.5 3 11.7 4 13 6 13M16 5.5c2.5-1.5 5 .5 5 4 0 2.2-1 3.5-3 3.5M8 5.5h8M6 9.5V14a6 6 0 0 0 12 0V9.5M9.5 11v.5M14.5 11v.5M10.7 15.2h2.6L12 16.6ZM12 16.6v1",
);

export const IconCat: Icon = /* @__PURE__ */ createIcon(
  "M5 4v9.5a7 7 0 0 0 14 0V4l-4.2 3.3a9 9 0 0 0-5.6 0ZM9.3 11.8v.6M14.7 11.8v.6M10.8 15.2h2.4L12 16.5ZM12 16.5v.9",
);

export const IconBothPets: Icon = /* @__PURE__ */ createIcon(
  "M12 12.5c-2.5 0-5 2.6-5 4.8 0 1.6 1.2 2.5 2.6 2.5 1 0 1.5-.4 2.4-.4s1.4.4 2.4.4c1.4 0 2.6-.9 2.6-2.5 0-2.2-2.5-4.8-5-4.8ZM9 6.3m-1.7 0a1.7 2.1 0 1 0 3.4 0a1.7 2.1 0 1 0-3.4 0M15 6.3m-1.7 0a1.7 2.1 0 1 0 3.4 0a1.7 2.1 0 1 0-3.4 0M4.9 11m-1.5 0a1.5 1.9 0 1 0 3 0a1.5 1.9 0 1 0-3 0M19.1 11m-1.5 0a1.5 1.9 0 1 0 3 0a1.5 1.9 0 1 0-3 0",
);

export const IconNone: Icon = /* @__PURE__ */ createIcon(
  "M12 12m-8.5 0a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M6 6l12 12",
);
