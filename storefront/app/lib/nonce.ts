import { createContext, useContext } from "react"

/** The nonce that allows this page's own inline scripts under the content security policy. Empty in the browser. */
const NonceContext = createContext("")

export const NonceProvider = NonceContext.Provider

export function useNonce(): string {
  return useContext(NonceContext)
}

/** Request header by which the server passes the nonce to the renderer; a visitor's own is discarded. */
export const NONCE_HEADER = "x-page-nonce"
