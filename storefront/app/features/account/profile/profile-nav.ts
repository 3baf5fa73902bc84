import { paths } from "~/paths"
import type { IconName } from "~/ui/icon"

type Entry = {
  path: string
  name: string
  note: string
  icon: IconName
  /** Pages reached through this one. */ within?: readonly string[]
}

/** The pages of the profile, for its home and its side list. */
export const PROFILE_NAV: readonly Entry[] = [
  {
    path: paths.orders,
    name: "My orders",
    note: "Where each order is, and what you bought",
    icon: "box",
    within: [paths.orderHistory],
  },
  {
    path: paths.personalInfo,
    name: "Personal info",
    note: "Your name, email and phone",
    icon: "person",
    within: [paths.phone],
  },
  { path: paths.wishlist, name: "Wishlist", note: "The pieces you like, to share or to buy later", icon: "heart" },
  { path: paths.addresses, name: "Addresses", note: "Where we deliver", icon: "pin" },
  { path: paths.measurements, name: "Measurements", note: "For shirts and trousers cut to you", icon: "tape" },
  {
    path: paths.coupons,
    name: "Coupons",
    note: "Coupons for the checkout",
    icon: "scissors",
    within: ["/profile/coupon/"],
  },
  {
    path: paths.account,
    name: "Account and security",
    note: "Ways to sign in, devices, password",
    icon: "shield",
    within: [paths.changePassword, paths.deleteAccount],
  },
]

/** Whether a page belongs to an entry of the list. */
export const isWithin = ({ path, within = [] }: Entry, pathname: string): boolean =>
  pathname === path || within.some((one) => pathname.startsWith(one))
