import { createContext } from "react"

/** The address of the row's list, for the way back to it; null outside of lists. */
export const ListContext = createContext<string | null>(null)
