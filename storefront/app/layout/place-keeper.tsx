import { useEffect, useLayoutEffect, useRef, useState } from "react"
import { useLocation, useNavigationType } from "react-router"
import { keep, kept, read } from "~/lib/kept"

const KEY = "places"
const useBeforePaint = typeof window === "undefined" ? useEffect : useLayoutEffect

/** Where each visited page was scrolled to, by history entry; outlives a reload, not the tab. */
const places = () => (read(kept(KEY, "sessionStorage")) ?? {}) as Record<string, number>

/** Where storage is forbidden, Back starts at the top. */
function remember(key: string, y: number) {
  const others = Object.entries(places())
    .filter(([k]) => k !== key)
    .slice(-40)
  keep(KEY, JSON.stringify(Object.fromEntries([...others, [key, Math.round(y)]])), "sessionStorage")
}

/**
 * A new page scrolls smoothly to the top and takes the focus; Back and Forward return to where one was (SPEC §2).
 * A change of the query alone (filters, pages of results) keeps the place.
 */
export function PlaceKeeper() {
  const { key: entry, pathname, hash } = useLocation()
  // Every page that was opened from outside bears the same key: told apart by its path.
  const key = entry === "default" ? `default ${pathname}` : entry
  const how = useNavigationType()
  const from = useRef<string | null>(null)
  const opened = useRef(false)
  const [title, setTitle] = useState("")

  // Before paint, like the scrolling below: the page that is being left must not remember where the next one was scrolled to.
  useBeforePaint(() => {
    history.scrollRestoration = "manual"
    const look = () => remember(key, window.scrollY)
    window.addEventListener("pagehide", look)
    window.addEventListener("scrollend", look)
    return () => {
      window.removeEventListener("pagehide", look)
      window.removeEventListener("scrollend", look)
    }
  }, [key])

  useBeforePaint(() => {
    const first = from.current === null
    const samePage = from.current === pathname
    from.current = pathname
    if (how === "POP") return returnTo(places()[key] ?? 0)
    if (hash) return document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
    if (first || samePage) return
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches
    window.scrollTo({ top: 0, behavior: still ? "instant" : "smooth" })
  }, [key])

  useEffect(() => {
    if (!opened.current) {
      opened.current = true
      return
    }
    const main = document.querySelector("main")
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true })
    setTitle(document.title)
  }, [pathname])

  return (
    <p className="visually-hidden" aria-live="polite">
      {title}
    </p>
  )
}

/** Scrolls back, trying for a second while the page is still growing to its length. */
function returnTo(y: number) {
  const until = performance.now() + 1_000
  const attempt = () => {
    window.scrollTo({ top: y, behavior: "instant" })
    if (Math.abs(window.scrollY - y) > 2 && performance.now() < until) requestAnimationFrame(attempt)
  }
  attempt()
}
