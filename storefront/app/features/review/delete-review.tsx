import { reviewMessages } from "@silai/contracts/review/messages"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { call, SIGN_IN } from "~/lib/call"
import { errorCode } from "~/lib/error-message"
import { ConfirmDialog } from "~/ui/confirm-dialog"
import { toast } from "~/ui/toast"
import { invalidateReviews, deleteReview } from "./queries"
import { reviewWords } from "./words"

/** Asks before one's own review is deleted. */
export function DeleteReview({ open, reviewId, onClose }: { open: boolean; reviewId: string; onClose: () => void }) {
  const client = useQueryClient()
  const removing = useMutation({
    mutationFn: () => call(deleteReview, { reviewId }),
    onSuccess: async ({ message }) => {
      toast.success(message)
      onClose()
      await invalidateReviews(client)
    },
    onError: (cause) => {
      toast.error(errorCode(cause) === SIGN_IN ? reviewMessages.deleteSignIn : reviewMessages.deleteFailed)
      onClose()
    },
  })
  return (
    <ConfirmDialog
      open={open}
      danger
      title={reviewWords.deleteTitle}
      confirm={reviewWords.delete}
      cancel={reviewWords.stay}
      busy={removing.isPending}
      onConfirm={() => removing.mutate()}
      onClose={onClose}
    >
      {reviewMessages.deleteAsk}
    </ConfirmDialog>
  )
}
