import { createContext, useContext } from "react"

/** The word that lets this page's own inline scripts run under the content security policy. Empty in the browser. */
const NonceContext = createContext("")

export const NonceProvider = NonceContext.Provider

export function useNonce(): string {
  return useContext(NonceContext)
}

/** Request header by which the server hands the nonce to the renderer; a visitor's own is thrown away. */
export const NONCE_HEADER = "x-page-nonce"
