import { oneLine, visible } from "../plain"
import { REVIEW } from "./limits"

/** A customer's text, as typed. */
export type Written = { rating: number; userName: string; reviewTitle: string; review: string }

/** Characters as people count them: an emoji or a letter of Gurmukhi is not two. */
const length = (text: string) => [...text.replace(/[\u200c\u200d]/g, "")].length
const outside = (text: string, min: number, max: number) => length(text) < min || length(text) > max

/** Without invisible characters, and without blanks at the ends; line breaks stay in the text of a review. */
export const trimmed = ({ rating, userName, reviewTitle, review }: Written): Written => {
  const lines = visible(review).replace(/\n{3,}/g, "\n\n")
  return { rating, userName: oneLine(userName), reviewTitle: oneLine(reviewTitle), review: lines.trim() }
}

/** The first field that is wrong (requirements §5), or null. Takes the result of `trimmed`. */
export function faultIn({ rating, userName, reviewTitle, review }: Written): keyof Written | null {
  if (!Number.isInteger(rating) || rating < 1 || rating > REVIEW.stars) return "rating"
  if (outside(userName, REVIEW.minName, REVIEW.maxName)) return "userName"
  if (length(reviewTitle) > REVIEW.maxTitle) return "reviewTitle"
  return outside(review, REVIEW.minText, REVIEW.maxText) ? "review" : null
}
