import { orderMessages } from "@silai/contracts/order/messages"
import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { onDemand, OnceWanted } from "~/lib/on-demand"
import { Button } from "~/ui/button"
import { Notice } from "~/ui/notice"

const proveOrder = onDemand(() => import("./prove-order").then((part) => part.ProveOrder))

type SheetProps = { open: boolean; orderNumber: string; phone: string; onClose: () => void }

/** The sheet with the OTP to an order's phone; then all order queries are refetched, and shown whole. */
export function ProofSheet({ open, orderNumber, phone, onClose }: SheetProps) {
  const client = useQueryClient()
  return (
    <OnceWanted wanted={open}>
      <proveOrder.Part
        open={open}
        orderNumber={orderNumber}
        phone={phone}
        onClose={onClose}
        onProven={() => {
          onClose()
          void client.invalidateQueries({ queryKey: ["order"] })
        }}
      />
    </OnceWanted>
  )
}

/** Says why an order is masked; with its phone, an OTP shows it whole in this browser. */
export function ShowWhole({ orderNumber, phone }: { orderNumber: string; phone: string | undefined }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Notice icon="lock">
        <p>{orderMessages.masked}</p>
        {phone !== undefined && (
          <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
            {orderMessages.showWhole}
          </Button>
        )}
      </Notice>
      {phone !== undefined && (
        <ProofSheet open={open} orderNumber={orderNumber} phone={phone} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
