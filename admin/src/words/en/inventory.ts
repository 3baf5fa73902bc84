import { REASON_WORDS } from "@silai/contracts/inventory/messages"
import { keyed } from "../keyed"

/** Stock, in English. */
export const inventoryEn = {
  "stock.recount": "Check the books",
  "stock.recount.about": "Checks every count against its reservations, holds and movements, as every night.",
  "stock.differ.about":
    "The check found these. Nothing was changed: look at what happened last, count the pieces, and correct the number.",
  "stock.differ.stocked": "{counted} in stock by the count, {expected} by its movements.",
  "stock.differ.reserved": "{counted} reserved by the count, {expected} by the orders.",
  "stock.differ.held": "{counted} in checkout by the count, {expected} by the open payments.",
  "stock.differ.button": "Correct",
  "stock.differ.ask": "Correct this count?",
  "stock.differ.then.stocked":
    "The stock stays {counted}, with one more movement that explains it. Count the pieces first.",
  "stock.differ.then.reserved": "Reserved becomes {expected} instead of {counted}.",
  "stock.differ.then.held": "In checkout becomes {expected} instead of {counted}.",
  "stock.differ.when": "When",
  "stock.differ.why": "What",
  "stock.differ.who": "Who",
  "stock.stocked": "In stock",
  "stock.reserved": "Reserved",
  "stock.held": "In checkout",
  ...keyed("stock-reason", REASON_WORDS, ({ label }) => label),
}
