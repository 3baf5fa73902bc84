import { z } from "zod"

const given = (name: string) => z.string({ error: `${name} is missing` }).min(1, `${name} is missing`)
const address = (name: string) => given(name).refine((value) => URL.canParse(value), `${name} is not a web address`)

const msg91 = z.object({
  provider: z.literal("msg91"),
  baseUrl: address("MSG91_BASE_URL"),
  authKey: given("MSG91_AUTH_KEY"),
  templateId: given("MSG91_TEMPLATE_ID"),
})
const twilio = z.object({
  provider: z.literal("twilio"),
  baseUrl: address("TWILIO_BASE_URL"),
  accountSid: given("TWILIO_ACCOUNT_SID"),
  authToken: given("TWILIO_AUTH_TOKEN"),
  /** A number or a registered sender. */
  from: given("TWILIO_FROM"),
})
export type Msg91Options = z.output<typeof msg91>
export type TwilioOptions = z.output<typeof twilio>
export type SmsOptions = Msg91Options | TwilioOptions

/** Checks the options given in medusa-config. Throws one sentence that names every option that is missing or malformed. */
export function parseSmsOptions(options: unknown): SmsOptions {
  const parsed = z.discriminatedUnion("provider", [msg91, twilio]).safeParse(options)
  if (parsed.success) return parsed.data
  throw new Error(`Text messages are not set up: ${parsed.error.issues.map((issue) => issue.message).join("; ")}.`)
}
