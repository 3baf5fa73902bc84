import { DiscountIcon } from "../../ui/icons"
import type { Resource } from "../resource"

export const discountResource: Resource = {
  name: "discount",
  duty: "catalogue.read",
  label: "Discount calculator",
  group: "Catalogue",
  icon: DiscountIcon,
  home: "discount-calculator",
  pages: [
    {
      path: "discount-calculator",
      load: () => import("./discount-calculator").then((page) => page.DiscountCalculator),
    },
  ],
}
