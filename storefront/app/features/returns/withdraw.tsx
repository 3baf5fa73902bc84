import type { ReturnRequest } from "@silai/contracts/returns/calls"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { call } from "~/lib/call"
import { Button } from "~/ui/button"
import { ConfirmDialog } from "~/ui/confirm-dialog"
import { Refusal } from "~/ui/refusal"
import { toast } from "~/ui/toast"
import { asAnew, withdrawRequest } from "./queries"
import { returnWords } from "./words"

/** Takes a request back, while its buyer may; asks once more. */
export function Withdraw({ request, proof }: { request: ReturnRequest; proof: string | undefined }) {
  const [open, setOpen] = useState(false)
  const client = useQueryClient()
  const withdraw = useMutation({
    mutationFn: () => call(withdrawRequest, { returnId: request._id, ...(proof !== undefined && { key: proof }) }),
    onSuccess: ({ message }) => {
      setOpen(false)
      toast.success(message)
    },
    // A refusal says that it has moved on meanwhile: the page must show where it is.
    onSettled: () => asAnew(client),
  })
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
        <Refusal>{withdraw.error?.message}</Refusal>
      </ConfirmDialog>
    </>
  )
}
