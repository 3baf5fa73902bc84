import { useState } from "react"
import { useRefetch } from "../../../ui/use-refetch"
import { translated, useSay } from "../../../words/language"

/** A line of the box, which names an order; `wrong`: why the server need not be asked about it. */
export type Line = { line: string; order: string; wrong: string | null }
/** The server's answer to one line; of a check, whether it would be done. */
export type Answer = {
  isDone: boolean
  orderNumber: string
  customerName: string
  message: string
  code: string | null
}
/** The state of a line: from its text, or from the server. */
export type Checked<One extends Line> = One & {
  orderNumber: string
  name: string
  ready: boolean
  sent: boolean
  why: string
}

type About<One extends Line, Sheet> = {
  /** The text in the box at first. */
  first?: string
  readLines: (text: string) => One[]
  /** Null for a text that holds our own lines. */
  readFile: (text: string) => Sheet | null
  linesOf: (file: Sheet) => string
  whyWrong: (line: One) => string
  /** One answer for each line, in their order. */
  ask: (lines: readonly One[], check: boolean) => Promise<readonly Answer[]>
  /** The most lines of a box, of a check, and of a call that acts: small, so that progress is visible and no request takes long. */
  most: { lines: number; check: number; send: number }
  /** The resources that show what was done. */
  changes: readonly string[]
}

/** Lines in two steps: each is checked by the server, then exactly those that fit are sent. The others stay in the box. */
export function useCheckedLines<One extends Line, Sheet>(about: About<One, Sheet>) {
  const { first = "", readLines, readFile, linesOf, whyWrong, ask, most, changes } = about
  const say = useSay()
  const refetch = useRefetch()
  const [text, setText] = useState(first)
  const [file, setFile] = useState<Sheet | null>(null)
  const [seen, setSeen] = useState<readonly Checked<One>[] | null>(null)
  const [trouble, setTrouble] = useState("")
  const [done, setDone] = useState<{ sent: number; of: number } | null>(null)
  const [busy, setBusy] = useState(false)
  const ready = seen?.filter((one) => one.ready) ?? []

  const type = (next: string) => {
    setText(next)
    setSeen(null)
    setDone(null)
    setTrouble("")
  }
  /** A courier's own file becomes lines in our format, which can be corrected by hand; anything else stays as it is. */
  const read = (content: string) => {
    const whole = readFile(content)
    setFile(whole)
    type(whole ? linesOf(whole) : content)
  }
  const match = (next: Sheet) => {
    setFile(next)
    type(linesOf(next))
  }

  const judged = (line: One, answer: Answer | undefined): Checked<One> => ({
    ...line,
    orderNumber: answer?.orderNumber ?? line.order,
    name: answer?.customerName ?? "",
    ready: answer?.isDone ?? false,
    sent: false,
    why: line.wrong ? whyWrong(line) : answer ? translated(answer.message, answer.code) : "",
  })
  const preview = async () => {
    setBusy(true)
    setTrouble("")
    try {
      const lines = readLines(text)
      if (lines.length > most.lines) throw new Error(say("checked-lines.too-many", { n: most.lines }))
      const right = lines.filter(({ wrong }) => wrong === null)
      const answers: Answer[] = []
      for (let at = 0; at < right.length; at += most.check)
        answers.push(...(await ask(right.slice(at, at + most.check), true)))
      setSeen(lines.map((line) => judged(line, answers[right.indexOf(line)])))
    } catch (error) {
      setTrouble((error as Error).message)
    } finally {
      setBusy(false)
    }
  }

  const send = async () => {
    setBusy(true)
    setTrouble("")
    let now = [...(seen ?? [])]
    setDone({ sent: 0, of: ready.length })
    try {
      for (let at = 0; at < ready.length; at += most.send) {
        const part = ready.slice(at, at + most.send)
        const answers = await ask(part, false)
        now = now.map((one) => {
          const answer = answers[part.indexOf(one)]
          return answer
            ? { ...one, ready: false, sent: answer.isDone, why: translated(answer.message, answer.code) }
            : one
        })
        setSeen(now)
        setDone({ sent: now.filter(({ sent }) => sent).length, of: ready.length })
      }
    } catch (error) {
      setTrouble((error as Error).message)
    } finally {
      setText(now.flatMap(({ sent, line }) => (sent ? [] : [line])).join("\n"))
      setBusy(false)
      void refetch(...changes)
    }
  }
  /** Empties the box if nothing is left to correct. */
  const leave = () => {
    if (done && !seen?.some(({ sent }) => !sent)) read("")
  }

  return { text, file, seen, ready, trouble, done, busy, type, read, match, preview, send, leave }
}

export type CheckedLines<One extends Line> = Omit<ReturnType<typeof useCheckedLines<One, unknown>>, "match">
