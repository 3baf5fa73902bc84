import { useEffect, useRef, useState } from "react"
import type { Chunk } from "./chunks"
import { sentenceOf } from "../../../words/language"

/** The server's refusal of one order, or null when it is done. */
export type Answer = { name: string; why: string | null }
export type Outcome = {
  good: number
  refused: { name: string; why: string }[]
  /** They had left the list before they were reached. */
  gone: number
  /** They were not reached: the user stopped it, or `trouble` did. */
  undone: number
  trouble: string
}

/** Goes through chosen orders with one call for each hundred. It can be stopped between two of them, and stops with the screen. */
export function useRun() {
  const [busy, setBusy] = useState<{ done: number; all: number } | null>(null)
  const [stopping, setStopping] = useState(false)
  const isStopped = useRef(false)
  const stop = () => {
    isStopped.current = true
    setStopping(true)
  }
  useEffect(() => () => void (isStopped.current = true), [])

  async function run<Asked>(
    chunks: readonly Chunk<Asked>[],
    ask: (of: Asked) => Promise<readonly Answer[]>,
  ): Promise<Outcome> {
    const all = chunks.reduce((sum, { number }) => sum + number, 0)
    const outcome: Outcome = { good: 0, refused: [], gone: 0, undone: all, trouble: "" }
    isStopped.current = false
    setStopping(false)
    for (const { of, number } of chunks) {
      setBusy({ done: all - outcome.undone, all })
      try {
        const answers = await ask(of)
        for (const { name, why } of answers) {
          if (why === null) outcome.good += 1
          else outcome.refused.push({ name, why })
        }
        outcome.gone += Math.max(0, number - answers.length)
        outcome.undone -= number
      } catch (error) {
        outcome.trouble = sentenceOf(error)
      }
      if (isStopped.current || outcome.trouble) break
    }
    setBusy(null)
    return outcome
  }
  return { busy, stopping, stop, run }
}
