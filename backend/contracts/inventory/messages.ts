import { refusals } from "../refusal"
import { INVENTORY, STOCK_FILE, type StockCause } from "./limits"

const pieces = (count: number) => (count === 1 ? "1 piece" : `${count} pieces`)
const sizes = (count: number) => (count === 1 ? "1 size" : `${count} sizes`)

/** By reason; `about` says when to use it. */
export const REASON_WORDS: Record<StockCause, { label: string; about: string }> = {
  received: { label: "Received", about: "New pieces came from the workshop." },
  counted: { label: "Counted", about: "The pieces were counted; this is the result." },
  returned: { label: "Returned to stock", about: "A returned piece is good to be sold again." },
  damaged: { label: "Damaged", about: "Pieces that cannot be sold." },
  lost: { label: "Lost", about: "Pieces that cannot be found." },
  sample: { label: "Sample", about: "Pieces taken for photographs or to show." },
  correction: { label: "Correction", about: "An earlier entry was wrong." },
  size_added: { label: "Size added", about: "Pieces that came with the size." },
  size_removed: { label: "Size removed", about: "Pieces in stock when the size was removed." },
  held: { label: "Held", about: "A shopper is paying for it." },
  released: { label: "Released", about: "A shopper did not pay in time, or gave up." },
  ordered: { label: "Ordered", about: "A paid order reserved it." },
  packed: { label: "Packed", about: "It left the stock with an order." },
  cancelled: { label: "Order cancelled", about: "Its order was cancelled." },
  taken_out: { label: "Removed from an order", about: "It was removed from an order before packing." },
  return_received: { label: "Return received", about: "A return came back in good condition." },
  sent_back: { label: "Sent back", about: "A returned piece was sent to its buyer again." },
  exchange: { label: "Exchange", about: "Reserved for an exchange, or sent out for one." },
  exchange_over: { label: "Exchange ended", about: "Reserved for an exchange that did not happen." },
  opening: { label: "Opening balance", about: "The stock when movements were first recorded." },
  recounted: { label: "Corrected", about: "A person corrected it after a check of the books." },
  engine: { label: "Outside the shop", about: "A plugin or Medusa itself changed it." },
}

export const inventoryMessages = {
  saved: (count: number) => (count === 0 ? "Nothing had to change." : `${sizes(count)} saved.`),
  checked: (changes: number, faults: number) =>
    faults > 0
      ? `${faults === 1 ? "1 row needs" : `${faults} rows need`} another look. Nothing was changed.`
      : changes > 0
        ? `${sizes(changes)} would change. Nothing was changed yet.`
        : "The file and the stock agree already. Nothing would change.",
  unknownSku: (sku: string) => `There is no piece with the article number "${sku}".`,
  openQuote: "A quotation mark opens in this row and is never closed, so the rows below it cannot be read.",
  noSku: "The article number is missing.",
  skuTwice: (row: number) => `The same article number is already in row ${row}.`,
  notACount: (text: string) => `"${text}" is not a number of pieces. Write a whole number, for example 12.`,
  noCount: "The number of pieces is missing.",
  negative: "The stock cannot be less than 0.",
  tooMany: `At most ${INVENTORY.maxStock.toLocaleString("en-IN")} pieces of one size.`,
  belowPromised: (promised: number) =>
    `${pieces(promised)} ${promised === 1 ? "is" : "are"} promised to customers, so the stock cannot be less.`,
  changedMeanwhile: (stocked: number) => `Changed in the meantime: ${pieces(stocked)} in stock now.`,
  setOrAdd: "Give either set or add.",
  recounted: (wrong: number) =>
    wrong === 0 ? "Every count adds up." : `${wrong === 1 ? "1 count does" : `${wrong} counts do`} not add up.`,
  putRight: "Put right, and kept in its history.",
  goneMeanwhile: "This size no longer exists.",
} as const

export const inventoryRefusals = refusals("inventory", {
  size_gone: { status: 404, field: "variants", say: inventoryMessages.goneMeanwhile },
  difference_gone: { status: 409, say: "This count has changed in the meantime. Please look again." },
  twice: { status: 400, field: "variants", say: "The same size is listed twice." },
  below_promised: { status: 409, field: "variants", say: inventoryMessages.belowPromised },
  above_most: { status: 400, field: "variants", say: inventoryMessages.tooMany },
  changed_meanwhile: { status: 409, field: "variants", say: inventoryMessages.changedMeanwhile },
  /** Several lines, each with its own sentence in `lines`. */
  not_saved: {
    status: 409,
    field: "variants",
    say: (count: number) => `${sizes(count)} could not be saved, so nothing was. Please look at what is marked.`,
  },
  no_file: { status: 400, field: "file", say: "Please choose a CSV file." },
  file_too_large: {
    status: 413,
    field: "file",
    say: `The file is larger than ${Math.round(STOCK_FILE.maxBytes / 1024 / 1024)} MB.`,
  },
  not_csv: {
    status: 415,
    field: "file",
    say: "That file is not a CSV text in UTF-8. Save it from your spreadsheet as “CSV UTF-8”.",
  },
  no_columns: {
    status: 400,
    field: "file",
    say: (missing: string) => `The first row must name the columns. Missing: ${missing}.`,
  },
  too_many_rows: {
    status: 413,
    field: "file",
    say: `The file has more than ${STOCK_FILE.maxRows.toLocaleString("en-IN")} rows.`,
  },
  /** The reply contains the new preview. */
  preview_changed: {
    status: 409,
    field: "fingerprint",
    say: "The shelf has changed since you looked at this file, so nothing was saved. Please look at it once more.",
  },
  file_has_faults: {
    status: 409,
    field: "file",
    say: "Some rows of this file cannot be taken, so nothing was saved. Please put them right first.",
  },
})
