import { useState } from "react"

/** True from the first time that something is wanted: what is loaded for it then stays, and closes in its own time. */
export function useEver(wanted: boolean): boolean {
  const [ever, setEver] = useState(wanted)
  if (wanted && !ever) setEver(true)
  return ever || wanted
}
