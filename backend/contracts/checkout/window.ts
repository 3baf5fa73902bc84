import type { z } from "zod"
import type { ReplyOf } from "../call"
import type { checkoutCalls } from "./calls"

/** Further sources for the pages' content security policy, by directive. */
export type WindowSources = { scripts: string[]; frames: string[]; calls: string[]; pictures: string[] }

export type PaymentOrder = ReplyOf<typeof checkoutCalls.paymentOrder>["data"]
/** The window's report of a payment: the body of `verifyPayment`. */
export type PaymentNews = z.input<typeof checkoutCalls.verifyPayment.body>

/** How the shop looks in the window, and how it loads a script from elsewhere. */
export type WindowSetting = {
  name: string
  description: string
  image: string
  color: string
  /** How long the window accepts a payment. */
  seconds: number
  loadScript(url: string, isThere: () => boolean): Promise<void>
}
type WindowEvents = {
  onPaid(news: PaymentNews): void
  /** A try has failed, in the gateway's own words; the window stays open for another. */
  onFailed(why: string | undefined): void
  onClosed(): void
}
export type OpenWindow = { close?(): void }

/**
 * The window of a payment gateway in the shop's pages: `export const window` of the file that `exports["./window"]` of the plugin's
 * package.json names. A gateway without one takes no money in the browser.
 */
export type GatewayWindowOf<Gateway extends string = string> = {
  /** The gateway's name, as `paymentOrder` replies it. */
  gateway: Gateway
  /** @param variables the environment of the storefront's server */
  sources(variables: Readonly<Record<string, string | undefined>>): WindowSources
  /** @throws Error when the gateway's script does not load */
  open(order: PaymentOrder, setting: WindowSetting, events: WindowEvents): Promise<OpenWindow>
}
