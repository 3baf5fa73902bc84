import type { orderCalls } from "@silai/contracts/order/calls"
import { entry } from "~/lib/call"

export const orderSingle = entry<typeof orderCalls.single>("/customer/order/single")
