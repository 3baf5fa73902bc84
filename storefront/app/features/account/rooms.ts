import { paths } from "~/paths"
import type { IconName } from "~/ui/icon"

type Room = {
  path: string
  name: string
  note: string
  icon: IconName
  /** Rooms that are reached through this one. */ within?: readonly string[]
}

/** The rooms of the profile, as its home and its side list show them. */
export const PROFILE_ROOMS: readonly Room[] = [
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
  { path: paths.addresses, name: "Addresses", note: "Where we deliver", icon: "pin" },
  { path: paths.measurements, name: "Measurements", note: "For shirts and trousers cut to you", icon: "tape" },
  {
    path: paths.coupons,
    name: "Coupons",
    note: "What you can use at checkout",
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

/** Whether a page belongs to a room of the list. */
export const isWithin = ({ path, within = [] }: Room, pathname: string): boolean =>
  pathname === path || within.some((one) => pathname.startsWith(one))
