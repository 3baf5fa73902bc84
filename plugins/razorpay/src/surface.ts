import type { PluginSurface } from "@silai/kit/surface"

/** Razorpay's webhook: verified by its signature over the raw bytes. */
export const surface: PluginSurface = {
  routes: [{ path: "/hooks/razorpay", methods: ["POST"], audience: "everyone", webhook: true }],
}
