import { refusals } from "../refusal"
import { CUSTOMER_NOTE } from "./limits"

export const customerMessages = {
  unknown: "There is no such customer.",
  noteEmpty: "Please write something first.",
  noteTooLong: `A note can be up to ${CUSTOMER_NOTE.maxLength} characters long.`,
  noteAdded: "Note added",
  noteRemoved: "Note deleted",
  signedOut: (devices: number) =>
    devices === 0
      ? "This customer was signed in nowhere."
      : `Signed out on ${devices} ${devices === 1 ? "device" : "devices"}.`,
} as const

export const customerRefusals = refusals("customer", {
  unknown: { status: 404, say: customerMessages.unknown },
  deleted: { status: 409, say: "This account is deleted. Nothing more is kept about this person." },
  guest: { status: 409, say: "This person has no account yet." },
  note_unknown: { status: 404, say: "This note has been deleted already." },
  notes_full: {
    status: 409,
    field: "text",
    say: `Only ${CUSTOMER_NOTE.most} notes are kept of one person. Please delete an old one first.`,
  },
})
