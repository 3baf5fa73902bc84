import { RETURN_REQUEST } from "../returns/limits"
import { REVIEW, REVIEW_IMAGE_WIDTHS } from "../review/limits"
import { UID_REPORT } from "../uid/limits"

type SentKindRule = {
  /** The first letters of its photos' ids. */
  prefix: string
  maxBytes: number
  /** A photo that nothing uses by then is removed. */
  keptHours: number
  /** WebPs of these widths are kept; without any, one JPEG. */
  widths: readonly number[]
}

/** The photos that people send, by what they belong to. */
export const SENT_FILES = {
  review: {
    prefix: "rvi",
    maxBytes: REVIEW.maxImageBytes,
    keptHours: 2,
    widths: [REVIEW_IMAGE_WIDTHS.small, REVIEW_IMAGE_WIDTHS.large],
  },
  /** Sent one by one, while the buyer is still writing the request. */
  return: { prefix: "rph", maxBytes: RETURN_REQUEST.maxPhotoBytes, keptHours: 24, widths: [] },
  uidReport: { prefix: "uph", maxBytes: UID_REPORT.maxPhotoBytes, keptHours: 1, widths: [] },
} as const satisfies Record<string, SentKindRule>
export type SentKind = keyof typeof SENT_FILES
