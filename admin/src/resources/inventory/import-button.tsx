import { Button } from "antd"
import { lazy, Suspense, useState } from "react"
import { UploadIcon } from "../../ui/icons"
import { useEver } from "../../ui/use-ever"

const ImportDialog = lazy(() => import("./import-dialog").then((part) => ({ default: part.ImportDialog })))

export function ImportButton({ onDone }: { onDone: () => void }) {
  const [open, setOpen] = useState(false)
  const hasOpened = useEver(open)
  return (
    <>
      <Button icon={<UploadIcon />} onClick={() => setOpen(true)}>
        Bring in a CSV
      </Button>
      <Suspense>{hasOpened && <ImportDialog open={open} onClose={() => setOpen(false)} onDone={onDone} />}</Suspense>
    </>
  )
}
