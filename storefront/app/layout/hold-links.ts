import { unreachable } from "~/lib/call"
import { toast } from "~/ui/toast"

/** A small file of the shop's own, asked of the shop itself: browsers call some lines dead that are not. */
const reached = () => fetch("/favicon.svg", { method: "HEAD", cache: "no-store" }).then(({ ok }) => ok, () => false)

/**
 * Without a line, a link to another page would end on the browser's own error page, with the shop gone. It is held back instead, and
 * says why. `go` opens what was pressed when the shop answers after all. An effect: gives back what calls it off.
 */
export function holdLinks(go: (address: string) => void): () => void {
  const hold = (event: MouseEvent) => {
    if (navigator.onLine || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>("a[href]")
    if (!link || link.target || link.origin !== location.origin || link.pathname === location.pathname) return
    event.preventDefault()
    event.stopPropagation()
    const { pathname, search, hash } = link
    void reached().then((answers) => (answers ? go(pathname + search + hash) : toast.error(unreachable().message, { id: "offline" })))
  }
  document.addEventListener("click", hold, true)
  return () => document.removeEventListener("click", hold, true)
}
