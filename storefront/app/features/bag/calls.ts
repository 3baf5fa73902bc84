import type { bagCalls } from "@silai/contracts/bag/calls"
import { entry } from "~/lib/call"

export const addToOwnBag = entry<typeof bagCalls.add>("/customer/bag/add")
export const updateShoppingBagItems = entry<typeof bagCalls.update>("/customer/bag/update")
export const getSingleBagItems = entry<typeof bagCalls.single>("/customer/bag/single")
export const removeBagItem = entry<typeof bagCalls.remove>("/customer/bag/remove")
