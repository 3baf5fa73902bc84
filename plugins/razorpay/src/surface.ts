import type { PluginSurface } from "@silai/kit/surface"

/** Razorpay's deliveries: their signature proves them, over the raw bytes. */
export const surface: PluginSurface = {
  routes: [{ path: "/hooks/razorpay", methods: ["POST"], audience: "everyone", webhook: true }],
}
