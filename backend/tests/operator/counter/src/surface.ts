import type { PluginSurface } from "@silai/kit/surface"
import { counterCalls } from "./calls"

export const surface: PluginSurface = { calls: Object.values(counterCalls) }
