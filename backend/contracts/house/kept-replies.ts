import { ANSWER } from "./limits"

/**
 * Calls that must not be done twice and refuse, or do, a second time what they have done: a person whose reply was lost on a bad
 * line presses again. The browser sends them with a random key of the press (the header `Idempotency-Key`), and the same key
 * with the same body and cookies gets the first reply, with a new cookie of the session that the first one opened.
 */
export const KEPT_REPLIES = {
  header: "idempotency-key",
  forMinutes: 10,
  /** How long a repeated press waits for the first one, and how often it looks. */
  waitsMs: 20_000,
  looksEveryMs: 200,
  /** A first press without a reply after this was killed with its process. */
  diesAfterSeconds: ANSWER.withinSeconds,
  calls: [
    "/admin/category/add",
    "/admin/coupon/batch/generate",
    "/admin/coupon/generate",
    "/admin/customer/note-add",
    "/admin/fileManager/folder-add",
    "/admin/measurement/add",
    "/admin/notification/create",
    "/admin/order/correct",
    "/admin/order/note-add",
    "/admin/order/note-many",
    "/admin/order/take-out",
    "/admin/product/add",
    "/admin/product/variant/add",
    "/admin/product/variant/duplicate",
    "/admin/returns/open",
    "/admin/sale/plan",
    "/admin/uid/generate",
    "/admin/user/invite",
    "/customer/address/add",
    "/customer/order/cancel",
    "/customer/otp/send",
    "/customer/otp/verify",
    "/customer/product/updateStock",
    "/customer/return-exchange/add",
    "/customer/return/withdraw",
    "/customer/signinWithOtp",
    "/customer/signup",
    "/customer/user/accept-invitation",
    "/customer/user/change-password",
    "/customer/user/confirm-email",
    "/customer/user/confirm-proof",
    "/customer/user/generate-reset-token",
    "/customer/user/reset-password",
    "/customer/user/second-step",
    "/customer/user/send-email-link",
    "/customer/user/send-proof-link",
    "/customer/user/undo-change",
  ],
} as const

const calls: ReadonlySet<string> = new Set(KEPT_REPLIES.calls)
export const keepsReply = (path: string): boolean => calls.has(path)
