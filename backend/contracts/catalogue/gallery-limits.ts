/** A finger must travel further than this sideways to turn the picture, in pixels (SPEC §2, §9). */
export const SWIPE_PX = 40
/** Small pictures beside the large one; the last carries "+N more" when there are more. */
export const THUMBNAILS = 4
/** How far the close look at a picture reaches (SPEC §2, §9), by how much a key or button changes it, and where a double tap leads. */
export const ZOOM = { least: 0.5, most: 7, step: 0.6, doubleTap: 3 } as const
/** Two taps are one double tap when they follow so soon, in milliseconds, and so near, in pixels. */
export const DOUBLE_TAP = { withinMs: 350, withinPx: 30 } as const
