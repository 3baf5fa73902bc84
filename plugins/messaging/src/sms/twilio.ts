import { PHONE } from "@silai/contracts/account/limits"
import { codeText } from "@silai/contracts/messaging/dlt"
import { ask } from "./ask"
import type { CodeMessage } from "./carrier"
import type { TwilioOptions } from "./options"

/** Twilio carries the whole text. */
export async function sendByTwilio(
  { baseUrl, accountSid, authToken, from }: TwilioOptions,
  { phone, code, host }: CodeMessage,
): Promise<string> {
  const reply = await ask<{ sid?: string }>(
    `${baseUrl}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`,
    {
      headers: {
        authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}`,
        "content-type": "application/x-www-form-urlencoded",
      },
      body: new URLSearchParams({ To: `${PHONE.prefix}${phone}`, From: from, Body: codeText(code, host) }).toString(),
    },
  )
  return reply.sid ?? ""
}
