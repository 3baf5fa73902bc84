import { orderRefusals } from "@silai/contracts/order/messages"
import type { Words } from "../en"
import type { Translations } from "../languages"
import type { manyEn } from "../en/many"

/** एक साथ कई ऑर्डर, हिन्दी में। */
export const manyHi: Pick<Words, keyof typeof manyEn> = {
  "many.every": { one: "मिला हुआ एक चुना है", other: "मिले हुए सभी {n} चुने हैं" },
  "many.stop": "रोकें",
  "many.gone": {
    one: "{n} इस बीच सूची से निकल चुका था; उसे वैसा ही रहने दिया।",
    other: "{n} इस बीच सूची से निकल चुके थे; उन्हें वैसा ही रहने दिया।",
  },
  "many.undone": {
    one: "{n} तक पहुँचे नहीं, या उसका जवाब नहीं आया। सूची देखकर फिर चुनें।",
    other: "{n} तक पहुँचे नहीं, या उनका जवाब नहीं आया। सूची देखकर फिर चुनें।",
  },
  "many.doubted": { one: "यह ऑर्डर फिर भी आगे बढ़ाएँ?", other: "ये {n} ऑर्डर फिर भी आगे बढ़ाएँ?" },
  "many.doubted.yes": "फिर भी आगे बढ़ाएँ",
  "many.note": "टिप्पणी",
  "many.note.title": "सब चुने हुए ऑर्डरों पर यही टिप्पणी",
  "many.note.add": "टिप्पणी जोड़ें",
  "many.note.done": { one: "{n} ऑर्डर पर टिप्पणी जुड़ी।", other: "{n} ऑर्डरों पर टिप्पणी जुड़ी।" },
  "ship-many.among": {
    one: "केवल चुना हुआ {n} ऑर्डर: दूसरों की लाइनें नहीं ली जाएँगी।",
    other: "केवल चुने हुए {n} ऑर्डर: दूसरों की लाइनें नहीं ली जाएँगी।",
  },

  "checked-lines.file": "फ़ाइल चुनें",
  "checked-lines.look": "जाँचें",
  "checked-lines.results": "हर लाइन और उसका नतीजा",
  "checked-lines.too-many": "एक बार में ज़्यादा से ज़्यादा {n} लाइनें।",
  "file-column.order": "ऑर्डर",
  "file-column.number": "ट्रैकिंग नंबर",
  "file-column.courier": "कूरियर",
  "file-column.link": "ट्रैकिंग लिंक",
  "file-column.amount": "रकम",
  "file-column.reference": "ट्रांसफ़र का नंबर",
  "file-column.none": "फ़ाइल में नहीं",

  "ship-many.button": "ट्रैकिंग नंबर",
  "ship-many.title": "ट्रैकिंग नंबर के साथ भेजें",
  "ship-many.how":
    "हर लाइन में एक पार्सल: ऑर्डर नंबर, कूरियर, ट्रैकिंग नंबर, और लिंक हो तो वह भी। स्प्रेडशीट से चिपकाएँ, या कूरियर की CSV फ़ाइल चुनें।",
  "ship-many.lines": "ऑर्डर और ट्रैकिंग नंबर",
  "ship-many.matched": "फ़ाइल के {n} पार्सल, शीर्षकों से मिलाए गए",
  "ship-many.courier": "सब पार्सलों का कूरियर",
  "ship-many.send": { one: "{n} ऑर्डर भेजें", other: "{n} ऑर्डर भेजें" },
  "ship-many.seen": { one: "{all} में से {n} भेजा जा सकता है।", other: "{all} में से {n} भेजे जा सकते हैं।" },
  "ship-many.sent": { one: "{all} में से {n} भेजा गया।", other: "{all} में से {n} भेजे गए।" },
  "ship-many.is-sent": "भेजा गया",
  "ship-many.is-ready": "भेजने को तैयार",
  "ship-many.wrong.order": "ऑर्डर नंबर नहीं है, जैसे SL-000123।",
  "ship-many.wrong.number": "ट्रैकिंग नंबर नहीं है।",
  "ship-many.wrong.shortened":
    "स्प्रेडशीट ने यह ट्रैकिंग नंबर छोटा कर दिया है। इसे कूरियर के पेज से कॉपी करें, या पहले कॉलम को Text बनाएँ।",
  "ship-many.wrong.long": "कूरियर या ट्रैकिंग नंबर के लिए बहुत लंबा है।",
  "ship-many.wrong.link": "लिंक https:// से शुरू होना चाहिए।",
  "ship-many.wrong.twice": "यह ऑर्डर ऊपर आ चुका है।",
}

/** Sentences of the server about many orders. */
export const manyTranslationsHi: Translations = {
  [orderRefusals.not_among.code]: "यह ऑर्डर चुने हुओं में नहीं है।",
  [orderRefusals.too_many_match.code]: "इतने ऑर्डर एक साथ नहीं चुने जा सकते। कृपया सूची को और छाँटें।",
  [orderRefusals.more_match_now.code]: "अब चुने हुओं से ज़्यादा ऑर्डर मिलते हैं, जिन्हें किसी ने देखा नहीं। कृपया सूची फिर देखें।",
}
