/** `handle` of a route whose page brings this shell: the frame leaves out its own bar and footer. */
export const BARE = { isBare: true }

export const isBare = (handle: unknown): boolean => (handle as Partial<typeof BARE> | undefined)?.isBare === true
