import { App, Button } from "antd"
import { useState } from "react"
import { DownloadIcon } from "../../ui/icons"
import { saveFile } from "../../ui/print/save-file"
import { sentenceOf } from "../../words/language"

/** Saves a file that the server makes. */
export function FileButton({ label, name, ask }: { label: string; name: string; ask: () => Promise<Blob> }) {
  const { message } = App.useApp()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      saveFile(await ask(), name)
    } catch (error) {
      void message.error(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button icon={<DownloadIcon />} loading={busy} onClick={() => void save()}>
      {label}
    </Button>
  )
}
