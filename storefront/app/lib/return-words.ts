import { returnRuleSays } from "@silai/contracts/shop/messages"
import { shop } from "./shop"

/** How long one has, and what it costs, in two sentences. */
export const returnLines = (): [window: string, fee: string] => {
  const { returns } = shop()
  return [returnRuleSays.window(returns), returnRuleSays.fee(returns)]
}
