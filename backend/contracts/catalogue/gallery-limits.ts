/** A swipe must be longer than this sideways to turn the picture, in pixels (requirements §2, §9). */
export const SWIPE_PX = 40
/** Thumbnails next to the large picture; the last shows "+N more" when there are more. */
export const THUMBNAILS = 4
/** The zoom's limits (requirements §2, §9), the step of a key or button, and the level of a double tap. */
export const ZOOM = { least: 0.5, most: 7, step: 0.6, doubleTap: 3 } as const
/** Two taps are one double tap when they are this close in time (milliseconds) and place (pixels). */
export const DOUBLE_TAP = { withinMs: 350, withinPx: 30 } as const
