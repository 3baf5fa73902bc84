import { useRef } from "react"
import { useKeys } from "./use-keys"

/** Moves the focus between the rows' own links, so Enter opens and a screen reader reads what is under the cursor. */
export function useRowKeys() {
  const list = useRef<HTMLDivElement>(null)
  const move = (step: number) => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [])]
    const here = links.indexOf(document.activeElement as HTMLElement)
    links[here < 0 ? (step > 0 ? 0 : links.length - 1) : Math.min(links.length - 1, Math.max(0, here + step))]?.focus()
  }
  useKeys({ j: () => move(1), k: () => move(-1) })
  return list
}
