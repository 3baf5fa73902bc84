/** Bounds of a size chart: its rows, the names of its rows, and the inches of a cell, in steps that a tape shows. */
export const SIZE_CHART = { maxRows: 12, maxName: 30, minInches: 1, maxInches: 100, step: 0.25 } as const
