import type { bagCalls } from "@silai/contracts/bag/calls"
import type { catalogueCalls } from "@silai/contracts/catalogue/calls"
import type { checkoutCalls } from "@silai/contracts/checkout/calls"
import { entry } from "~/lib/call"

export const addToOwnBag = entry<typeof bagCalls.add>("/customer/bag/add")
export const updateShoppingBagItems = entry<typeof bagCalls.update>("/customer/bag/update")
export const getSingleBagItems = entry<typeof bagCalls.single>("/customer/bag/single")
export const removeBagItem = entry<typeof bagCalls.remove>("/customer/bag/remove")
export const fetchLater = entry<typeof bagCalls.later>("/customer/bag/later")
export const saveLineForLater = entry<typeof bagCalls.saveForLater>("/customer/bag/later/save")
export const moveLineToBag = entry<typeof bagCalls.moveToBag>("/customer/bag/later/moveToBag")
export const removeFromLater = entry<typeof bagCalls.removeLater>("/customer/bag/later/remove")
export const recordSeenPrices = entry<typeof bagCalls.seen>("/customer/bag/seen")
export const orderSuccess = entry<typeof checkoutCalls.success>("/customer/order/success")
export const verifyPrice = entry<typeof catalogueCalls.verifyPrice>("/customer/product/variant/verifyPrice")
export const checkStock = entry<typeof catalogueCalls.checkStock>("/customer/product/checkStock")
