import { PHONE } from "@silai/contracts/account/limits"
import { accountSays } from "@silai/contracts/account/messages"
import { ORDER_NUMBER } from "@silai/contracts/order/limits"

export type Asked = { orderNumber: string; phone: string }
export type AskErrors = Partial<Record<keyof Asked, string>>

const NUMBER_WANTED = `Please enter the order number from your confirmation, such as ${ORDER_NUMBER.prefix}000123.`

/** What people type for an order number, as the shop writes it: "sl 123", "123", "SL-000123" all mean SL-000123. */
export function asOrderNumber(typed: string): string {
  const digits = typed.toUpperCase().replace(/[\s-]/g, "").replace(/^SL/, "")
  return /^\d+$/.test(digits) ? ORDER_NUMBER.prefix + digits.padStart(ORDER_NUMBER.digits, "0") : typed.trim()
}

/** An Indian mobile number without +91, 0 and spaces. */
export function asPhone(typed: string): string {
  const digits = typed.replace(/\D/g, "")
  return digits.length > PHONE.digits ? digits.replace(/^(0|91|0091)/, "") : digits
}

/** What is wrong with a question about an order; empty when nothing is. */
export function askErrors({ orderNumber, phone }: Asked): AskErrors {
  return {
    ...(ORDER_NUMBER.pattern.test(orderNumber) ? {} : { orderNumber: NUMBER_WANTED }),
    ...(phone === "" ? { phone: accountSays.phoneRequired } : PHONE.pattern.test(phone) ? {} : { phone: accountSays.phoneInvalid }),
  }
}
