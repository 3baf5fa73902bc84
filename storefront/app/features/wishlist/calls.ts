import type { wishCalls } from "@silai/contracts/bag/calls"
import { entry } from "~/lib/call"

export const fetchWishes = entry<typeof wishCalls.all>("/customer/bag/wishlist")
export const addWishes = entry<typeof wishCalls.add>("/customer/bag/wishlist/add")
export const removeWish = entry<typeof wishCalls.remove>("/customer/bag/wishlist/remove")
export const shareWishes = entry<typeof wishCalls.share>("/customer/bag/wishlist/share")
export const fetchSharedWishes = entry<typeof wishCalls.shared>("/customer/bag/wishlist/by-link")
