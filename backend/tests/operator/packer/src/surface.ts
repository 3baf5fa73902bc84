import type { PluginSurface } from "@silai/kit/surface"
import { packerCalls } from "./calls"

export const surface: PluginSurface = { calls: Object.values(packerCalls) }
