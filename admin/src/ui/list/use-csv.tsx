import type { BodyOf, Call } from "@silai/contracts/call"
import { LIST_EXPORT } from "@silai/contracts/house/limits"
import { dayTextInIndia } from "@silai/contracts/india"
import { App } from "antd"
import { useState } from "react"
import { callForFile, type Entry } from "../../providers/call"
import { shopNow } from "../../providers/shop-clock"
import { sentenceOf, useSay } from "../../words/language"
import { DownloadIcon } from "../icons"
import { saveFile } from "../print/save-file"
import { csvRows } from "./csv-rows"
import type { ListTool } from "./list-head"

const today = () => dayTextInIndia(shopNow())

/** Reads a file, and reports how many of its rows have arrived. */
export type AskCsv = (soFar: (rows: number) => void) => Promise<Blob>

/** How often progress is shown; a file that arrives sooner needs none. */
const REPORT_EVERY_MS = 500

/** The call that returns this list as a file. */
export const csvOfCall =
  <C extends Call>(to: Entry<C>, body: BodyOf<C>): AskCsv =>
  (soFar) => {
    const count = csvRows()
    return callForFile(to, body, "text/csv", (piece) => soFar(count(piece)))
  }

/** The filtered list as a file for a spreadsheet. `name`: what the file holds, in the plural; `most`: where it ends. */
export function useCsv(name: string, total: number, ask: AskCsv, most: number = LIST_EXPORT.maxRows): ListTool {
  const { message } = App.useApp()
  const say = useSay()
  const [busy, setBusy] = useState(false)
  const all = Math.min(total, most)
  const save = async () => {
    setBusy(true)
    let reportedAt = performance.now()
    const soFar = (n: number) => {
      if (performance.now() - reportedAt < REPORT_EVERY_MS) return
      reportedAt = performance.now()
      void message.open({ key: name, type: "loading", content: say("list.csv.so-far", { n, all }), duration: 0 })
    }
    try {
      saveFile(await ask(soFar), `${name}-${today()}.csv`)
      if (total > most) void message.warning(say("list.csv.first", { n: most, all: total }))
    } catch (error) {
      void message.error(sentenceOf(error))
    } finally {
      message.destroy(name)
      setBusy(false)
    }
  }
  const disabled = busy || total === 0
  return { key: "csv", label: say("list.csv"), icon: <DownloadIcon />, disabled, onClick: () => void save() }
}
