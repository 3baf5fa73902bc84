import { OTP } from "@silai/contracts/account/limits"
import { DeliveryError } from "../mail/delivery-error"
import { ask } from "./ask"
import type { CodeMessage } from "./carrier"
import type { Msg91Options } from "./options"

type Reply = { type?: string; message?: string; request_id?: string }

/** MSG91 carries the code in the text that is registered there; we make and check the code ourselves. It answers 200 also to what it refuses. */
export async function sendByMsg91(
  { baseUrl, authKey, templateId }: Msg91Options,
  { phone, code }: CodeMessage,
): Promise<string> {
  const reply = await ask<Reply>(`${baseUrl}/api/v5/otp`, {
    headers: { authkey: authKey, "content-type": "application/json" },
    body: JSON.stringify({
      template_id: templateId,
      mobile: `91${phone}`,
      otp: code,
      otp_length: OTP.digits,
      otp_expiry: OTP.validSeconds / 60,
    }),
  })
  if (reply.type !== "success") throw new DeliveryError("permanent", "MSG91 refused the message")
  return reply.request_id ?? ""
}
