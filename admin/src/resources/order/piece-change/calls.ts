import { entry } from "../../../providers/call"

export const askChangeQuote = entry("/admin/order/piece/quote")
export const askChanges = entry("/admin/order/piece/all")
export const askAddPiece = entry("/admin/order/piece/add")
export const askSwapPiece = entry("/admin/order/piece/swap")
