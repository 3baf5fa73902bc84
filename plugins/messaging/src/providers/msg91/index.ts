import { OTP, PHONE } from "@silai/contracts/account/limits"
import { z } from "zod"
import { DeliveryError } from "../../rules/delivery-error"
import { ask } from "../ask"
import { carrier, given, webAddress } from "../carrier"

type Reply = { type?: string; message?: string; request_id?: string }

const variables = z.object({ MSG91_BASE_URL: webAddress, MSG91_AUTH_KEY: given, MSG91_TEMPLATE_ID: given })

/**
 * MSG91 inserts the code into a text registered there; we create and check the code ourselves. It replies 200 even when
 * it refuses.
 */
export default carrier(variables, async (env, { phone, values: [code] }) => {
  const reply = await ask<Reply>(`${env.MSG91_BASE_URL}/api/v5/otp`, {
    headers: { authkey: env.MSG91_AUTH_KEY, "content-type": "application/json" },
    body: JSON.stringify({
      template_id: env.MSG91_TEMPLATE_ID,
      mobile: `${PHONE.prefix.slice(1)}${phone}`,
      otp: code,
      otp_length: OTP.digits,
      otp_expiry: OTP.validSeconds / 60,
    }),
  })
  if (reply.type !== "success") throw new DeliveryError("permanent", "MSG91 refused the message")
  return reply.request_id ?? ""
})
