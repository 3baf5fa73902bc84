import type { GatewayWindowOf } from "@silai/contracts/checkout/window"

/**
 * The windows of the payment gateways whose plugins are here. Empty by itself: the build writes the list
 * (`storefront/scripts/payment-windows.ts`), because only it knows which plugins there are.
 */
export const windows: readonly GatewayWindowOf[] = []
