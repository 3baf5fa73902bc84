import { useEffect, useLayoutEffect, useRef, useState } from "react"
import { useLocation, useNavigationType } from "react-router"

/**
 * A page change for screen readers: the focus moves to the content, and the title is announced. Rendered before
 * `<ScrollRestoration>`, whose scrolling to the top it makes smooth; Back and Forward restore the position at once
 * (requirements §2).
 */
export function RouteFocus() {
  const { key, pathname } = useLocation()
  const navigation = useNavigationType()
  const opened = useRef(pathname)
  const [title, setTitle] = useState("")

  useLayoutEffect(() => {
    const still = navigation === "POP" || matchMedia("(prefers-reduced-motion: reduce)").matches
    document.documentElement.style.scrollBehavior = still ? "" : "smooth"
  }, [key, navigation])
  useEffect(() => {
    document.documentElement.style.scrollBehavior = ""
  }, [key])

  useEffect(() => {
    if (opened.current === pathname) return
    opened.current = pathname
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
