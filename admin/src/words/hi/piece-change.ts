import { pieceChangeRefusals, pieceChangeMessages } from "@silai/contracts/checkout/piece-change-messages"
import { phoneOrderMessages } from "@silai/contracts/checkout/phone-order-messages"
import { orderRefusals } from "@silai/contracts/order/messages"
import type { Words } from "../en"
import type { Translations } from "../languages"
import type { pieceChangeEn } from "../en/piece-change"

/** ऑर्डर में जुड़ने वाले नग, हिन्दी में। */
export const pieceChangeHi: Pick<Words, keyof typeof pieceChangeEn> = {
  "piece-change.add": "नग जोड़ें",
  "piece-change.swap": "बदलें",
  "piece-change.swap.of": "{name}, {size} बदलें",
  "piece-change.out": "ऑर्डर से कितने हटेंगे",
  "piece-change.why": "क्यों, अगर लिखना चाहें",
  "piece-change.price": "दाम",
  "piece-change.paid": "पहले ही दिया",
  "piece-change.agreed": "हटने वाले नग का दाम",
  "piece-change.due": "लिंक से देना है",
  "piece-change.back": "वापस जाएगा",
  "piece-change.less": "कम देना होगा",
  "piece-change.short": "अंतर में से {amount} पहले ही लौटाए जा चुके हैं।",
  "piece-change.even": "दाम वही है।",
  "piece-change.due.then": "नग {hours} घंटे रोका रहेगा। {name} लिंक का भुगतान करें, तब ऑर्डर बदलेगा।",
  "piece-change.now.then": "ऑर्डर अभी बदलेगा। {name} को मेल से ख़बर मिलेगी।",
  "piece-change.send": "रोकें और लिंक भेजें, {amount}",
  "piece-change.send.now": "ऑर्डर बदलें",
  "piece-change.waits": "लिंक से {amount} का इंतज़ार",
  "piece-change.waits.until": "{pieces}। {when} तक रोका है।",
  "piece-change.left-out":
    "{pieces}: {amount} के लिंक का भुगतान अभी नहीं हुआ। अभी पैक करने पर ऑर्डर इसके बिना जाएगा, लिंक बंद होगा, और ग्राहक को मेल से ख़बर मिलेगी।",
  "piece-change.open": "लिंक देखें",
  "piece-change.of": "ऑर्डर {number} में बदलाव",
  "piece-change.added": "जोड़ा",
  "piece-change.swapped": "बदला",
  "piece-change.for": "{out} की जगह {piece}",
  "piece-change.money.paid": "{amount} लिंक से मिला",
  "piece-change.money.none": "न कुछ देना है, न वापस जाएगा",
  "piece-change.money.waiting": "{amount} वापस जा रहा है",
  "piece-change.money.done": "{amount} वापस गया",
  "piece-change.money.crossed_out": "{amount} कम देना है",
  "piece-change.money.by_hand": "नकद या बैंक ट्रांसफ़र से लौटाना है",
  "piece-change.money.failed": "बैंक ने {amount} वापस भेजने से मना किया",
  "piece-change.cancel": "यह बदलाव रद्द करें",
  "piece-change.cancel.ask": "यह बदलाव रद्द करें?",
  "piece-change.cancel.then": "इस लिंक से भुगतान नहीं हो सकेगा, नग दूसरों के लिए खुल जाएगा, और ऑर्डर जैसा है वैसा रहेगा।",
  "piece-change.cancel.keep": "बदलाव रहने दें",
}

/** The server's sentences. */
export const pieceChangeTranslationsHi: Translations = {
  [pieceChangeMessages.changed]: "ऑर्डर बदल गया। ग्राहक को ख़बर दी गई।",
  [phoneOrderMessages.changeCancelled]: "बदलाव रद्द हुआ, और ऑर्डर जैसा था वैसा है। बैंक से फिर भी पैसा आए तो वह लौटा दिया जाएगा।",
  [pieceChangeRefusals.difference_changed.code]: "दाम अब कुछ और है। फिर देखकर ग्राहक को बताएँ।",
  [pieceChangeRefusals.nothing_changed.code]: "यह वही नग है। साइज़ या नाप उसी नग पर सुधारे जाते हैं।",
  [pieceChangeRefusals.waits.code]: "इस ऑर्डर का एक और बदलाव भुगतान का इंतज़ार कर रहा है। पहले उसे रद्द करें।",
  [pieceChangeRefusals.too_many.code]: "इस ऑर्डर का भुगतान बहुत बार हो चुका है। कृपया नया ऑर्डर लें।",
  [orderRefusals.too_late_to_change.code]: "यह ऑर्डर पैक या बंद हो चुका है: इसमें अब न नग जुड़ता है, न बदलता है।",
}
