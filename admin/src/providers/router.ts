import type { GoConfig, ParseResponse, RouterProvider } from "@refinedev/core"
import routerProvider from "@refinedev/react-router"
import { useCallback } from "react"
import { useHref, useLocation, useNavigate } from "react-router"
import { resources } from "../resources/every-resource"
import { type ListAddress, type ListState, readAddress, writeAddress } from "./list-address"

const addressAt = (pathname: string): ListAddress | undefined =>
  resources.find(({ home }) => pathname === `/${home}`)?.address

let written: string | null = null
/** Whether a list has put this address there itself. */
export const isWrittenByList = (search: string): boolean => search === written

const withoutSearch = (search: string) => {
  const params = new URLSearchParams(search)
  params.delete("search")
  params.delete("page")
  return params.toString()
}

const { parse: useRefineParse, go: useRefineGo } = routerProvider as Required<RouterProvider>

function useListParse() {
  const parse = useRefineParse()
  const { pathname, search } = useLocation()
  return useCallback((): ParseResponse => {
    const address = addressAt(pathname)
    return address ? { ...parse(), params: readAddress(address, search) } : parse()
  }, [parse, pathname, search])
}

function useListGo() {
  const go = useRefineGo()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const place = useHref(pathname)
  return useCallback(
    (asked: GoConfig) => {
      const address = asked.query && "filters" in asked.query && !asked.to ? addressAt(pathname) : undefined
      if (!address) return go(asked)
      const text = writeAddress(address, asked.query as Partial<ListState>)
      if (asked.type === "path") return `${pathname}${text}`
      // React's own location comes later, on a busy machine by several changes: the browser's is the one that holds.
      const { pathname: at, search } = window.location
      // A link has just been followed: a filter that settles meanwhile must not call the person back.
      if (at !== place) return
      written = text
      const now = writeAddress(address, readAddress(address, search))
      if (text !== search)
        void navigate(`${pathname}${text}`, {
          replace: text === now || withoutSearch(text) === withoutSearch(now),
          preventScrollReset: true,
        })
      return
    },
    [go, navigate, pathname, place],
  )
}

/**
 * Refine's router, with filters, order and page as the resource's own readable address (`list-address.ts`) where
 * Refine's would be `filters[0][field]=…`. Each filter is a step for Back; the letters of a search are not.
 */
export const listRouter: RouterProvider = { ...routerProvider, parse: useListParse, go: useListGo }
