import { call } from "../../../providers/call"
import type { BulkAction, BulkLink } from "../../../ui/list/bulk-bar"
import { discountPath } from "../discount-source"
import { askUpdate, type ColourwayRecord } from "./calls"

const variants = (n: number) => `${n} ${n === 1 ? "variant" : "variants"}`
const becomes =
  (status: "published" | "draft") =>
  ({ _id, version }: ColourwayRecord) =>
    call(askUpdate, { _id, version, status })

export const colourwayBulk: readonly BulkAction<ColourwayRecord>[] = [
  {
    label: "Publish",
    fits: ({ status }) => status !== "published",
    act: becomes("published"),
    done: (n) => `${variants(n)} published.`,
  },
  {
    label: "Hide",
    fits: ({ status }) => status === "published",
    act: becomes("draft"),
    done: (n) => `${variants(n)} hidden from the shop.`,
    ask: (n) => ({
      title: `Hide ${variants(n)} from the shop?`,
      content: "Customers no longer find or buy them. Orders stay as they are.",
      okText: "Hide",
      cancelText: "Keep",
    }),
  },
]

export const colourwayBulkLinks: readonly BulkLink<ColourwayRecord>[] = [
  { label: "Discount", to: (rows) => discountPath({ variants: rows.map(({ _id }) => _id) }) },
]
