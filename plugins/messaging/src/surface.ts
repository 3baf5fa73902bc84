import type { PluginSurface } from "@silai/kit/surface"

/** The address in the header of a mail that can be ended: a mail program posts a form to it, from anywhere. */
export const surface: PluginSurface = {
  routes: [
    { path: "/hooks/messages", methods: ["GET"], audience: "everyone" },
    { path: "/hooks/messages", methods: ["POST"], audience: "everyone", webhook: true, maxBodyBytes: 2000 },
  ],
}
