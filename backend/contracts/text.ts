import { z } from "zod"
import { checkoutMessages } from "./checkout/messages"
import { oneLine, visible } from "./plain"
import { roomFor } from "./room"

const cleaned = (most: number, clean: (written: string) => string, tooLong = checkoutMessages.lineTooLong(most)) =>
  z.string().max(roomFor(most), tooLong).overwrite(clean).max(most, tooLong)

/** A text in one line: a name, a label, words to search for. */
export const lineShape = (most: number, tooLong?: string) => cleaned(most, oneLine, tooLong)

/** A text of several lines: a note, a reason, a reply. */
export const proseShape = (most: number, tooLong?: string) =>
  cleaned(most, (written) => visible(written).trim(), tooLong)
