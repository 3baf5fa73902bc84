import type { PluginSurface } from "@silai/kit/surface"

/** Files of tax papers: a link opens them, with a token that only the order's buyer and staff get. */
export const surface: PluginSurface = {
  routes: [{ path: "/papers/:file", methods: ["GET"], audience: "everyone" }],
}
