import { PHONE } from "@silai/contracts/account/limits"
import { z } from "zod"
import { ask } from "../post"
import { carrier, given, webAddress } from "../carrier"

const variables = z.object({
  TWILIO_BASE_URL: webAddress.default("https://api.twilio.com"),
  TWILIO_ACCOUNT_SID: given,
  TWILIO_AUTH_TOKEN: given,
  /** A number or a registered sender. */
  TWILIO_FROM: given,
})

/** Twilio sends the text that we compose. */
export default carrier(variables, async (env, { phone, text }) => {
  const account = env.TWILIO_ACCOUNT_SID
  const reply = await ask<{ sid?: string }>(
    `${env.TWILIO_BASE_URL}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`,
    {
      headers: {
        authorization: `Basic ${Buffer.from(`${account}:${env.TWILIO_AUTH_TOKEN}`).toString("base64")}`,
        "content-type": "application/x-www-form-urlencoded",
      },
      body: new URLSearchParams({
        To: `${PHONE.prefix}${phone}`,
        From: env.TWILIO_FROM,
        Body: text,
      }).toString(),
    },
  )
  return reply.sid ?? ""
})
