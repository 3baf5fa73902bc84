import { codCalls } from "@silai/contracts/checkout/cod-calls"
import { answer } from "@silai/kit/answer"
import { offeredCod } from "../../../queries/cod/offer"

export const POST = answer(codCalls.offer, async ({ body, visitor, container }) => ({
  data: await offeredCod(container, visitor.shopper, visitor.countedAs, body),
}))
