import { OTP, PHONE } from "@silai/contracts/account/limits"
import type { SmsTextName } from "@silai/contracts/messaging/dlt"
import { z } from "zod"
import { DeliveryError } from "../../rules/delivery-error"
import { ask } from "../post"
import { carrier, given, webAddress } from "../carrier"

type Reply = { type?: string; message?: string; request_id?: string }

const variables = z.object({
  MSG91_BASE_URL: webAddress,
  MSG91_AUTH_KEY: given,
  MSG91_TEMPLATE_ID: given,
  MSG91_SHIPPED_TEMPLATE_ID: given,
  MSG91_READY_TEMPLATE_ID: given,
  MSG91_CANCELLED_TEMPLATE_ID: given,
  /** Without it, shops that were set up earlier still start; only this text is not sent. */
  MSG91_BACK_IN_STOCK_TEMPLATE_ID: z.string().optional(),
})
type Settings = z.output<typeof variables>

const flowOf: Record<Exclude<SmsTextName, "code">, keyof Settings> = {
  orderShipped: "MSG91_SHIPPED_TEMPLATE_ID",
  orderReady: "MSG91_READY_TEMPLATE_ID",
  orderCancelled: "MSG91_CANCELLED_TEMPLATE_ID",
  backInStock: "MSG91_BACK_IN_STOCK_TEMPLATE_ID",
}

/**
 * MSG91 inserts the values into texts registered there; we create and check codes ourselves. It replies 200 even when
 * it refuses, and gives the id of a message under two names.
 */
export default carrier(variables, async (env, { phone, name, values }) => {
  const mobile = `${PHONE.prefix.slice(1)}${phone}`
  const [path, body] =
    name === "code"
      ? ["otp", codeBody(env, mobile, values[0] ?? "")]
      : ["flow", flowBody(env[flowOf[name]], mobile, values)]
  const reply = await ask<Reply>(`${env.MSG91_BASE_URL}/api/v5/${path}`, {
    headers: { authkey: env.MSG91_AUTH_KEY, "content-type": "application/json" },
    body: JSON.stringify(body),
  })
  if (reply.type !== "success") throw new DeliveryError("permanent", "MSG91 refused the message")
  return reply.request_id ?? reply.message ?? ""
})

const codeBody = (env: Settings, mobile: string, otp: string) => ({
  template_id: env.MSG91_TEMPLATE_ID,
  mobile,
  otp,
  otp_length: OTP.digits,
  otp_expiry: OTP.validSeconds / 60,
})

function flowBody(template_id: string | undefined, mobiles: string, values: readonly string[]) {
  if (!template_id) throw new DeliveryError("permanent", "MSG91 has no template for this text")
  const filled = Object.fromEntries(values.map((value, at) => [`VAR${at + 1}`, value]))
  return { template_id, short_url: "0", recipients: [{ mobiles, ...filled }] }
}
