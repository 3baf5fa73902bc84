import { useRef } from "react"
import { useKeys } from "../keys/use-keys"

type Ticks = { tick: (id: string) => void; tickAll: () => void }

/**
 * j and k move the focus between the rows' own links, so that Enter opens and a screen reader reads the row; x ticks
 * the row with the focus, X all of the page, where rows can be ticked. Without the focus in the list, they continue from
 * the row that is open next to it.
 */
export function useListKeys(ticks?: Ticks | false) {
  const list = useRef<HTMLDivElement>(null)
  const links = () => [...(list.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [])]
  const move = (step: number) => {
    const all = links()
    const focused = all.indexOf(document.activeElement as HTMLElement)
    const here = focused < 0 ? all.findIndex((link) => link.hasAttribute("aria-current")) : focused
    all[here < 0 ? (step > 0 ? 0 : all.length - 1) : Math.min(all.length - 1, Math.max(0, here + step))]?.focus()
  }
  const tick = () => {
    const id = links()
      .find((link) => link === document.activeElement)
      ?.getAttribute("data-row")
    if (id && ticks) ticks.tick(id)
  }
  useKeys({ j: () => move(1), k: () => move(-1), ...(ticks && { x: tick, X: ticks.tickAll }) })
  return list
}
