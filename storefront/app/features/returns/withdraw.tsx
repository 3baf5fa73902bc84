import type { ReturnRequest } from "@silai/contracts/returns/calls"
import { returnMessages, returnRefusals } from "@silai/contracts/returns/messages"
import { inRupees } from "@silai/contracts/rupees"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { call } from "~/lib/call"
import { errorCode } from "~/lib/error-message"
import { Button } from "~/ui/button"
import { ConfirmDialog } from "~/ui/confirm-dialog"
import { Refusal } from "~/ui/form/refusal"
import { toast } from "~/ui/toast"
import { invalidateReturns, withdrawRequest } from "./queries"
import { returnWords } from "./words"

/** Withdraws a request, while its buyer may; asks for confirmation. */
export function Withdraw({ request, proof }: { request: ReturnRequest; proof: string | undefined }) {
  const [open, setOpen] = useState(false)
  const client = useQueryClient()
  const withdraw = useMutation({
    mutationFn: () => call(withdrawRequest, { returnId: request._id, ...(proof !== undefined && { key: proof }) }),
    onSuccess: ({ message }) => {
      setOpen(false)
      toast.success(message)
    },
    // Another tab, or a press whose reply was lost, has done it.
    onError: (error) => {
      if (errorCode(error) !== returnRefusals.already_closed.code) return
      setOpen(false)
      toast.success(error.message)
    },
    // A refusal means that the request's state has changed since the page loaded: the page must show it.
    onSettled: () => invalidateReturns(client),
  })
  const { feeMovesTo } = request
  if (!request.nextStates.includes("withdrawn") && !open) return null
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {returnWords.withdraw}
      </Button>
      <ConfirmDialog
        open={open}
        title={returnWords.withdrawAsk}
        confirm={returnWords.withdraw}
        cancel={returnWords.withdrawNot}
        danger
        busy={withdraw.isPending}
        onConfirm={() => withdraw.isPending || withdraw.mutate()}
        onClose={() => setOpen(false)}
      >
        <p>{returnWords.withdrawThen}</p>
        {feeMovesTo && (
          <p>
            {returnMessages.feeMoves(
              feeMovesTo.returnNumber,
              inRupees(feeMovesTo.feeRupees),
              inRupees(feeMovesTo.refundRupees),
            )}
          </p>
        )}
        <Refusal>{withdraw.error?.message}</Refusal>
      </ConfirmDialog>
    </>
  )
}
