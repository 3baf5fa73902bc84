import { createContext } from "react"

/** The address of the list that a row stands in, for the way back to it; null outside of lists. */
export const ListContext = createContext<string | null>(null)
