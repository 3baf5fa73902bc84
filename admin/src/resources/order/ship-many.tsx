import { Button } from "antd"
import { lazy, Suspense, useState } from "react"
import { useEver } from "../../ui/use-ever"
import { useSay } from "../../words/language"

const ShipManyDialog = lazy(() => import("./ship-many-dialog").then((part) => ({ default: part.ShipManyDialog })))

/** Marks many parcels as shipped, from the courier's list of tracking numbers. */
export function ShipManyButton() {
  const say = useSay()
  const [open, setOpen] = useState(false)
  const ever = useEver(open)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say("ship-many.button")}</Button>
      {ever && (
        <Suspense>
          <ShipManyDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
