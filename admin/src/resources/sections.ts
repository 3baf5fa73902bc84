import type { Panel } from "./panel"
import type { Resource } from "./resource"

/**
 * The sections of installed plugins, after the shop's own, and their panels on the shop's pages.
 * Empty here: the build writes both lists (`admin/scripts/plugin-sections.ts`), because only it knows which plugins
 * there are.
 */
export const sections: readonly Resource[] = []
export const panels: readonly Panel[] = []
