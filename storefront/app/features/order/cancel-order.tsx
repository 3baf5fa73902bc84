import type { Order } from "@silai/contracts/order/calls"
import { orderMessages, orderRefusals } from "@silai/contracts/order/messages"
import { refundedOnCancel } from "@silai/contracts/order/refunded-on-cancel"
import { inRupees } from "@silai/contracts/rupees"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { call } from "~/lib/call"
import { errorCode } from "~/lib/error-message"
import { Button } from "~/ui/button"
import { Select } from "~/ui/form/field"
import { Refusal } from "~/ui/form/refusal"
import { ConfirmDialog } from "~/ui/confirm-dialog"
import { toast } from "~/ui/toast"
import { cancelOrder } from "./order-query"

/** Cancels the order, where its buyer still may: asks for confirmation, and says what happens to the money. */
export function CancelOrder({ order, proof }: { order: Order; proof?: string }) {
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState("")
  const client = useQueryClient()
  const cancel = useMutation({
    mutationFn: () => call(cancelOrder, { orderId: order._id, reason, ...(proof !== undefined && { key: proof }) }),
    onSuccess: ({ message }) => {
      setOpen(false)
      toast.success(message)
    },
    // Another tab, or a press whose reply was lost, has done it.
    onError: (error) => {
      if (errorCode(error) !== orderRefusals.already_cancelled.code) return
      setOpen(false)
      toast.success(error.message)
    },
    // A refusal means that the order's status has changed since the page loaded: the page must show it.
    onSettled: () => client.invalidateQueries({ queryKey: ["order"] }),
  })
  if (!order.mayCancel && !open) return null
  const { disputedRupees, refundingRupees } = order.money
  const refundRupees = refundedOnCancel(order.money)
  const then = disputedRupees > 0 ? orderMessages.cancelDisputedThen : orderMessages.cancelUnpaidThen
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {orderMessages.cancel}
      </Button>
      <ConfirmDialog
        open={open}
        title={orderMessages.cancelAsk}
        confirm={orderMessages.cancel}
        cancel={orderMessages.cancelNot}
        danger
        busy={cancel.isPending}
        onConfirm={() => cancel.isPending || cancel.mutate()}
        onClose={() => setOpen(false)}
      >
        <p>{refundRupees > 0 ? orderMessages.cancelThen(inRupees(refundRupees)) : then}</p>
        {refundingRupees > 0 && <p>{orderMessages.cancelRefunding(inRupees(refundingRupees))}</p>}
        {disputedRupees > 0 && <p>{orderMessages.disputed(inRupees(disputedRupees))}</p>}
        <Select
          label={orderMessages.cancelWhy}
          optional
          name="reason"
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        >
          <option value="">{orderMessages.cancelNoReason}</option>
          {orderMessages.cancelReasons.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </Select>
        <Refusal>{cancel.error?.message}</Refusal>
      </ConfirmDialog>
    </>
  )
}
