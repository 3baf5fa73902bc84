import { Button } from "antd"
import { lazy, Suspense, useState } from "react"
import { OrdersIcon } from "../../../ui/icons"
import { useEver } from "../../../ui/use-ever"
import { useSay } from "../../../words/language"
import type { Chunks } from "../many/chunks"

const PrintDialog = lazy(() => import("./print-dialog").then((part) => ({ default: part.PrintDialog })))

/** Papers of chosen orders. `name`: what the file is called. */
export function PrintButton({ chunks, name }: { chunks: Chunks; name: string }) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  const hasOpened = useEver(open)
  return (
    <>
      <Button icon={<OrdersIcon />} data-screen onClick={() => setOpen(true)}>
        {say("papers.button")}
      </Button>
      <Suspense>
        {hasOpened && <PrintDialog open={open} chunks={chunks} name={name} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
