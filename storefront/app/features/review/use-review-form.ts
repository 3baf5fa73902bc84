import type { OwnReview } from "@silai/contracts/review/calls"
import { REVIEW, type ReviewFit } from "@silai/contracts/review/limits"
import { reviewRefusals } from "@silai/contracts/review/messages"
import { faultIn, trimmed } from "@silai/contracts/review/review-text"
import { CallRefused } from "@silai/contracts/refused"
import { useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import { useMyId } from "~/features/customer/queries"
import { useAuth } from "~/lib/auth"
import { dropDraft, saveDraft, savedDraft } from "~/lib/device/device-draft"
import { errorMessage } from "~/lib/error-message"
import { toast } from "~/ui/toast"
import { addReview, invalidateReviews, updateReview } from "./queries"
import { sendReview } from "./send-review"
import { useImages } from "./use-images"

export type FormOf = {
  productId: string
  variantId: string
  /** One's own review; null for a new one. */ mine: OwnReview | null
  /** Of the account: a public name to begin with. */ accountName: string
}
type Typed = Pick<OwnReview, "rating" | "fit" | "userName" | "reviewTitle" | "review">
type Fault = { field: string; sentence: string }

const sentences = {
  rating: reviewRefusals.rating_wanted.say,
  userName: reviewRefusals.name_length.say,
  reviewTitle: reviewRefusals.title_length.say,
  review: reviewRefusals.text_length.say,
}

/** The first name, if long enough. */
const publicName = (name: string) => {
  const [first = ""] = name.trim().split(/\s+/)
  return (first.length >= REVIEW.minName ? first : name.trim()).slice(0, REVIEW.maxName)
}

/** The input, its errors, and the progress of sending. A form that is closed before it is sent has its input again. */
export function useReviewForm({
  productId,
  variantId,
  mine,
  accountName,
  onDone,
}: FormOf & { onDone: (review: OwnReview) => void }) {
  const client = useQueryClient()
  const me = useMyId()
  const { reauthenticate } = useAuth()
  // The name stays when the session ends: the input is still this person's.
  const [draft] = useState(`review.${me}.${mine?._id ?? productId}`)
  const [typed, setTyped] = useState(() => ({
    rating: mine?.rating ?? 0,
    fit: mine?.fit ?? (null as ReviewFit | null),
    userName: mine?.userName ?? publicName(accountName),
    reviewTitle: mine?.reviewTitle ?? "",
    review: mine?.review ?? "",
    ...savedDraft<Typed>(draft),
  }))
  const images = useImages(mine?.images ?? [], draft)
  const [fault, setFault] = useState<Fault>()
  const [refusal, setRefusal] = useState<string>()
  const [part, setPart] = useState<number | null>(null)

  const form = () => {
    const body = new FormData()
    const { fit, rating, ...texts } = { ...typed, ...trimmed(typed) }
    for (const [name, text] of Object.entries(texts)) body.append(name, text)
    body.append("rating", `${rating}`)
    if (fit) body.append("fit", fit)
    if (mine) {
      body.append("reviewId", mine._id)
      body.append("keptImages", images.kept.join(","))
    } else {
      body.append("productId", productId)
      body.append("variantId", variantId)
    }
    for (const { file, name } of images.added) body.append("images", file, name)
    return body
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (part !== null) return
    setRefusal(undefined)
    const wrong = faultIn(trimmed(typed))
    setFault(wrong ? { field: wrong, sentence: sentences[wrong] } : undefined)
    if (wrong) return
    setPart(0)
    try {
      const { message, data } = await sendReview(mine ? updateReview.path : addReview.path, form(), setPart)
      toast.success(message)
      dropDraft(draft)
      images.forget()
      await invalidateReviews(client)
      onDone(data)
    } catch (cause) {
      const field = cause instanceof CallRefused ? cause.field : undefined
      if (field && field in typed) setFault({ field, sentence: errorMessage(cause) })
      else setRefusal(errorMessage(cause))
      // The session is over: the form's place is taken by the sign-in, which leads back to it.
      if (cause instanceof CallRefused && cause.status === 401) void reauthenticate()
    }
    setPart(null)
  }
  return {
    typed,
    images,
    refusal,
    part,
    isSending: part !== null,
    set: (change: Partial<Typed>) => {
      const next = { ...typed, ...change }
      setTyped(next)
      saveDraft<Typed>(draft, next)
      // An edited field loses its error.
      if (fault && fault.field in change) setFault(undefined)
    },
    faultOf: (field: string) => (fault?.field === field ? fault.sentence : null),
    submit: (event: FormEvent) => void submit(event),
  }
}
