import type { GatewayWindowOf } from "@silai/contracts/checkout/window"

/**
 * The windows of the installed payment gateways. Empty here: the build writes the list
 * (`storefront/scripts/payment-windows.ts`), because only it knows which plugins there are.
 */
export const windows: readonly GatewayWindowOf[] = []
