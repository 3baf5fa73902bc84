import { refusals } from "../refusal"
import { SALE } from "./style-limits"

/** Refusals about a planned sale; `field` is the form's own. */
export const saleRefusals = refusals("catalogue", {
  sale_not_found: { status: 404, say: "This sale no longer exists." },
  sale_changed: {
    status: 409,
    field: "version",
    say: (by: string) => `${by || "Someone"} changed this sale while you had it open. Your changes are not saved.`,
  },
  sale_name_taken: { status: 409, field: "name", say: "Another sale that is not over has this name." },
  sale_ends_early: { status: 400, field: "to", say: "The sale must end after it begins, and later than now." },
  sale_begun: { status: 409, field: "from", say: "The sale has begun: its beginning can no longer be moved." },
  sale_over: { status: 409, say: "This sale is over and stays as it was. Plan a new one." },
  sale_not_running: { status: 409, say: "Only a running sale can be ended now." },
  sale_not_planned: { status: 409, say: "The sale has begun. End it now instead of deleting it." },
  sale_goods_gone: { status: 400, field: "scope", say: "Something in this choice no longer exists. Choose again." },
  sale_empty: { status: 400, field: "scope", say: "None of the chosen colours would cost less. Nothing is planned." },
  sale_too_many: {
    status: 400,
    field: "scope",
    say: (count: number) => `${count} colours are too many for one sale: at most ${SALE.maxVariants}.`,
  },
})

export const saleMessages = {
  planned: "The sale is planned. It begins and ends by itself.",
  begun: "The sale has begun.",
  saved: "Saved.",
  stopped: "The sale is over. All prices are what they were before.",
  removed: "Deleted.",
} as const
