import { DeliveryIcon } from "../../ui/icons"
import type { Resource } from "../resource"
import { shippingFeeData } from "./shipping-fee-calls"

export const shippingFeeResource: Resource = {
  name: "shipping-fee",
  duty: "settings.read",
  changes: "settings.write",
  label: "Delivery",
  group: "Shop",
  icon: DeliveryIcon,
  home: "management/shipping-fee",
  pages: [
    {
      path: "management/shipping-fee",
      load: () => import("./shipping-fee").then((page) => page.ShippingFee),
    },
  ],
  data: shippingFeeData,
}
