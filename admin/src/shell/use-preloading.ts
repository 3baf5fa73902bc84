import { useQueryClient } from "@tanstack/react-query"
import { mayDo, type Role } from "@silai/contracts/staff/roles"
import { useEffect } from "react"
import { resources } from "../resources/every-resource"

const AT_ONCE = 2
/** A screen without requests has no first data to wait for. */
const LONGEST_WAIT_MS = 10_000

type Line = { saveData?: boolean; effectiveType?: string }

/** On a metered or slow connection nothing is preloaded. */
const isDearLine = () => {
  const { saveData, effectiveType = "" } = (navigator as { connection?: Line }).connection ?? {}
  return saveData === true || effectiveType.includes("2g")
}

/** The browser's idle time; a short wait where it has no such event. */
const pause = () =>
  new Promise<void>((resolve) => {
    if (window.requestIdleCallback) window.requestIdleCallback(() => resolve(), { timeout: 2_000 })
    else window.setTimeout(resolve, 200)
  })

let arrived: () => void
/** Resolves when the first data of the open screen has arrived. */
export const firstData = new Promise<void>((resolve) => {
  arrived = resolve
})

/**
 * Preloads the screens open to the role (requirements §2): after the first data of the open screen
 * has arrived, two at a time while the browser is idle, and never on a metered connection.
 */
export function usePreloading(role: Role | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!role) return
    let isOver = false
    const screens = resources.flatMap(({ duty, pages }) =>
      pages.filter((page) => mayDo(role, page.duty ?? duty)).map(({ load }) => load),
    )
    const one = async () => {
      for (let load = screens.shift(); load && !isOver; load = screens.shift()) {
        await pause()
        await load().catch(() => undefined)
      }
    }
    let hasBegun = false
    const begin = () => {
      if (hasBegun) return
      hasBegun = true
      stop()
      arrived()
      if (isDearLine()) return
      for (let at = 0; at < AT_ONCE; at++) void one()
    }
    const hasData = () =>
      client
        .getQueryCache()
        .getAll()
        .some(({ state, queryKey }) => state.status === "success" && queryKey[0] !== "auth")
    const beginWhenIdle = () => {
      if (hasData() && client.isFetching() === 0) begin()
    }
    const stop = client.getQueryCache().subscribe(() => window.setTimeout(beginWhenIdle))
    const late = window.setTimeout(begin, LONGEST_WAIT_MS)
    return () => {
      isOver = true
      stop()
      window.clearTimeout(late)
    }
  }, [client, role])
}
