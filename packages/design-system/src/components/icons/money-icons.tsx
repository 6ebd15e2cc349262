import { createIcon, type Icon } from "./create-icon.tsx";

export const IconTransfer: Icon = /* @__PURE__ */ createIcon(
  "M4 8.5h15M15.5 5 19 8.5 15.5 12M20 15.5H5M8.5 12 5 15.5 8.5 19",
);

export const IconCashByHand: Icon = /* @__PURE__ */ createIcon(
  "M14 7m-3.7 0a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0-7.4 0M2.5 14.5h3.2c1 0 1.6.3 2.3.9l1.2 1h3.3a1.5 1.5 0 0 1 0 3H9.5M13.9 17l5.1-2.3a1.6 1.6 0 0 1 1.5 2.8L14.5 21h-12",
);

export const IconEscrow: Icon = /* @__PURE__ */ createIcon(
  "M3.5 9.5 12 4l8.5 5.5ZM5.5 9.5v8M10 9.5v8M14 9.5v8M18.5 9.5v8M3.5 20.5h17",
);

export const IconGuarantee: Icon = /* @__PURE__ */ createIcon(
  "M12 3l7.5 2.8v5.4c0 4.6-3 8-7.5 9.8-4.5-1.8-7.5-5.2-7.5-9.8V5.8ZM8.7 12l2.4 2.4 4.3-4.6",
);

export const IconCard: Icon = /* @__PURE__ */ createIcon(
  "M3 6.5A1.5 1.5 0 0 1 4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5ZM3 9.5h18M6.5 15h3",
);

export const IconEuro: Icon = /* @__PURE__ */ createIcon("M18 6.2A7 7 0 1 0 18 17.8M3.5 10.5h9.5M3.5 13.5h8.5");
