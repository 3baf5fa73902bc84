import { stockAlertCalls } from "@silai/contracts/catalogue/calls"
import { answer } from "@silai/kit/answer"
import { ownWaits } from "../../../../../queries/stock/waiting"

export const POST = answer(stockAlertCalls.own, async ({ visitor: { shopper }, container }) => ({
  data: await ownWaits(container, shopper.customerId),
}))
