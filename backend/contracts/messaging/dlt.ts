import { OTP } from "../account/limits"
import { SHOP } from "../shop/settings"

/**
 * The texts registered with the operators (DLT): a text message that differs from its registration is dropped on the
 * way. Change a text only together with its registration. `{#var#}` is the registry's placeholder.
 */
export const DLT = {
  /** The six-letter sender id. */
  header: "SILAIM",
  texts: {
    code: {
      category: "service implicit",
      /** The last line lets a phone's browser fill in the code by itself (WebOTP): the shop's host, then the code. */
      text: `{#var#} is your ${SHOP.name} code. It is valid for ${OTP.validSeconds / 60} minutes. Please do not share it with anyone.\n\n@{#var#} #{#var#}`,
    },
    orderShipped: {
      category: "service implicit",
      text: `Your ${SHOP.name} order {#var#} is on its way with {#var#}. Follow it at {#var#}/track-order`,
    },
    orderReady: {
      category: "service implicit",
      text: `Your ${SHOP.name} order {#var#} is packed and waits for you at our shop. When we are open: {#var#}/track-order`,
    },
    backInStock: {
      category: "service explicit",
      text: `{#var#} in size {#var#} is back at ${SHOP.name}, as long as it lasts. You asked us to tell you once: {#var#}/explore`,
    },
    orderCancelled: {
      category: "service implicit",
      text: `We are sorry: we had to cancel your ${SHOP.name} order {#var#}. If you have paid, we return your money. More: {#var#}/track-order`,
    },
  },
} as const
export type SmsTextName = keyof typeof DLT.texts

export const isSmsTextName = (name: string): name is SmsTextName => Object.hasOwn(DLT.texts, name)

/** The longest value that the operators let through in the place of one placeholder. */
export const DLT_VALUE_MOST = 30

/** A registered text with its variables filled in, in order. */
export function smsText(name: SmsTextName, values: readonly string[]): string {
  let at = 0
  return DLT.texts[name].text.replaceAll("{#var#}", () => values[at++] ?? "")
}

/** The text of a one-time code; `host` is where the code will be entered. */
export const codeText = (code: string, host: string): string => smsText("code", [code, host, code])

const escaped = (part: string) => part.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")
/** The values filled into a registered text, in order; null for any other text. A carrier that stores the text itself needs only these. */
export function smsValues(name: SmsTextName, text: string): string[] | null {
  const pattern = DLT.texts[name].text.split("{#var#}").map(escaped).join("(.*?)")
  return new RegExp(`^${pattern}$`, "s").exec(text)?.slice(1) ?? null
}
