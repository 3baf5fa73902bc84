import { OTP } from "../account/limits"
import { SHOP } from "../shop/settings"

/**
 * The texts that are registered with the operators (DLT): a text message that differs from its registration is dropped
 * on the way. Change a text only together with its registration. `{#var#}` is the registry's sign for what varies.
 */
export const DLT = {
  /** The six letters that stand as the sender. */
  header: "SILAIM",
  texts: {
    code: {
      category: "service implicit",
      /** The last line lets a phone's browser fill in the code by itself (WebOTP): the shop's host, then the code. */
      text: `{#var#} is your ${SHOP.name} code. It is valid for ${OTP.validSeconds / 60} minutes. Please do not share it with anyone.\n\n@{#var#} #{#var#}`,
    },
  },
} as const
export type SmsTextName = keyof typeof DLT.texts

/** A registered text with its variables filled in, in order. */
export function smsText(name: SmsTextName, values: readonly string[]): string {
  let at = 0
  return DLT.texts[name].text.replaceAll("{#var#}", () => values[at++] ?? "")
}

/** The words of a one-time code; `host` is where the code will be typed in. */
export const codeText = (code: string, host: string): string => smsText("code", [code, host, code])
