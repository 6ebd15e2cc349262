import { createIcon, type Icon } from "./create-icon.tsx";

export const IconApartment: Icon = /* @__PURE__ */ createIcon(
  "M5 21V4.5A1.5 1.5 0 0 1 6.5 3h11A1.5 1.5 0 0 1 19 4.5V21M3 21h18M9 7.5h1M14 7.5h1M9 12h1M14 12h1M10 21v-4.5h4V21",
);

export const IconHouse: Icon = /* @__PURE__ */ createIcon("M3.5 11.5 12 4l8.5 7.5M5.5 10v10.5h13V10M10 20.5v-6h4v6");

export const IconNewRental: Icon = /* @__PURE__ */ createIcon(
  "M3.5 11.5 12 4l8.5 7.5M5.5 10v10.5h13V10M12 12v5M9.5 14.5h5",
);

export const IconExistingRental: Icon = /* @__PURE__ */ createIcon(
  "M3.5 11.5 12 4l8.5 7.5M5.5 10v10.5h13V10M9 14.5l2.2 2.2 4-4.2",
);

export const IconFurnished: Icon = /* @__PURE__ */ createIcon(
  "M5 11V8a3 3 0 0 1 3-3h8a3 3 0 0 1 3 3v3M7 14.5V13a2 2 0 1 0-4 0v4.5h18V13a2 2 0 1 0-4 0v1.5ZM5.5 17.5V20M18.5 17.5V20",
);

export const IconUnfurnished: Icon = /* @__PURE__ */ createIcon(
  "M4 20V7l8-4 8 4v13M12 3v10.5M12 13.5 4 20M12 13.5 20 20",
);

export const IconKey: Icon = /* @__PURE__ */ createIcon(
  "M8 15.5m-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M11.2 12.3 20 3.5M16.5 7l3 3",
);

export const IconPin: Icon = /* @__PURE__ */ createIcon(
  "M12 21c-4.5-4.6-6.8-8.2-6.8-11.2a6.8 6.8 0 0 1 13.6 0c0 3-2.3 6.6-6.8 11.2ZM12 10m-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0",
);
