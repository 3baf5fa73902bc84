import { DiscountIcon } from "../../ui/icons"
import type { Resource } from "../resource"
import { couponData } from "./calls"

export const couponResource: Resource = {
  name: "coupon",
  duty: "coupon.read",
  changes: "coupon.write",
  label: "Coupons",
  group: "Catalogue",
  icon: DiscountIcon,
  home: "management/coupon",
  show: "management/coupon/edit/:id",
  pages: [
    { path: "management/coupon", searches: true, load: () => import("./list").then((page) => page.CouponList) },
    {
      path: "management/coupon/generate",
      load: () => import("./edit").then((page) => page.CouponAdd),
      duty: "coupon.write",
    },
    {
      path: "management/coupon/batches",
      load: () => import("./batches").then((page) => page.CouponBatches),
    },
    {
      path: "management/coupon/edit/:id",
      load: () => import("./edit").then((page) => page.CouponEdit),
      duty: "coupon.write",
    },
  ],
  data: couponData,
}
