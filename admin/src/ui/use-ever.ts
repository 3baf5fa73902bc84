import { useState } from "react"

/** True from the first time on: what is loaded for it then stays, and can animate its closing. */
export function useEver(wanted: boolean): boolean {
  const [ever, setEver] = useState(wanted)
  if (wanted && !ever) setEver(true)
  return ever || wanted
}
