import { about, flag, group, refuse } from "./setting.ts";

export const webhookSettings = (production: boolean) =>
  group(
    "Webhooks to partners",
    {
      WEBHOOK_ALLOW_PRIVATE_ADDRESSES: flag().register(about, {
        means:
          "`true` allows webhooks to http and to addresses inside the network, for development; production does not start " +
          "with it",
      }),
    },
    ({ WEBHOOK_ALLOW_PRIVATE_ADDRESSES: allowsPrivate }) => {
      if (production && allowsPrivate)
        refuse("WEBHOOK_ALLOW_PRIVATE_ADDRESSES", "is for development: with it, partners could reach into the network");
      return { webhooksMayBePrivate: allowsPrivate };
    },
  );
