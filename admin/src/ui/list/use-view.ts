import { useState } from "react"

/** A person's view of a list, in this browser. */
export type View = { hidden: string[]; dense: boolean }

const keyOf = (list: string) => `adminList:${list}`

function readView(list: string, usuallyDense: boolean): View {
  try {
    const { hidden, dense } = JSON.parse(localStorage.getItem(keyOf(list)) ?? "{}") as Partial<View>
    return { hidden: Array.isArray(hidden) ? hidden.map(String) : [], dense: dense ?? usuallyDense }
  } catch {
    return { hidden: [], dense: usuallyDense }
  }
}

export function useView(list: string, usuallyDense: boolean): [View, (change: Partial<View>) => void] {
  const [view, setView] = useState(() => readView(list, usuallyDense))
  return [
    view,
    (change) => {
      const next = { ...view, ...change }
      setView(next)
      try {
        localStorage.setItem(keyOf(list), JSON.stringify(next))
      } catch {
        // Without storage, the choice lasts as long as the screen.
      }
    },
  ]
}
