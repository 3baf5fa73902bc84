import { sendByMsg91 } from "./msg91"
import type { SmsOptions } from "./options"
import { sendByTwilio } from "./twilio"

/** `phone`: ten digits. `host`: where the code will be typed in. */
export type CodeMessage = { phone: string; code: string; host: string }

/** Hands a code to the carrier that the environment chose; gives the carrier's own id of the message. Throws a `DeliveryError`. */
export const sendCode = (options: SmsOptions, message: CodeMessage): Promise<string> =>
  options.provider === "msg91" ? sendByMsg91(options, message) : sendByTwilio(options, message)
