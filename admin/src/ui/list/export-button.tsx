import { LIST_EXPORT } from "@silai/contracts/house/limits"
import { App, Button } from "antd"
import { useState } from "react"
import { useSay } from "../../words/language"
import { DownloadIcon } from "../icons"
import { saveFile } from "../save-file"

const today = () => new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(new Date())

/** `name`: what the file holds, in the plural. */
type Props = { name: string; total: number; ask: () => Promise<Blob> }

/** The filtered list as a file for a spreadsheet. */
export function ExportButton({ name, total, ask }: Props) {
  const { message } = App.useApp()
  const say = useSay()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      saveFile(await ask(), `${name}-${today()}.csv`)
      if (total > LIST_EXPORT.maxRows)
        void message.warning(say("list.csv.first", { n: LIST_EXPORT.maxRows, all: total }))
    } catch (error) {
      void message.error((error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button icon={<DownloadIcon />} loading={busy} disabled={total === 0} onClick={() => void save()}>
      {say("list.csv")}
    </Button>
  )
}
