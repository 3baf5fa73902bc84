import { returnRuleMessages } from "@silai/contracts/shop/messages"
import { shop } from "./shop"

/** The return period and its fee, in two sentences. */
export const returnLines = (): [window: string, fee: string] => {
  const { returns } = shop()
  return [returnRuleMessages.window(returns), returnRuleMessages.fee(returns)]
}
