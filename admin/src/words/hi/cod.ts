import { codRefusals, codMessages } from "@silai/contracts/checkout/cod-messages"
import type { codEn } from "../en/cod"
import type { Words } from "../en"
import type { Translations } from "../languages"

/** डिलीवरी पर नक़द, हिन्दी में। */
export const codHi: Pick<Words, keyof typeof codEn> = {
  "orders.money.due_at_door": "डिलीवरी पर बाकी",
  "way.cod": "डिलीवरी पर नक़द",
  "settings.cod": "डिलीवरी पर नक़द",
  "settings.cod.note":
    "डिलीवर होने वाले तैयार कपड़ों के लिए। ख़रीदार फ़ोन की पुष्टि करता है, एक बार में ऐसा एक ही ऑर्डर रखता है, और {n} पार्सल लौटने के बाद पहले भुगतान करता है।",
  "settings.cod.offered": "डिलीवरी पर नक़द दें",
  "settings.cod.pins": "पिन कोड",
  "settings.cod.pins.hint": "पिन कोड या उनके पहले अंक, कॉमा से: 141, 160017. खाली यानी पूरा भारत।",
  "settings.cod.pins.wrong": "{pin} पिन कोड या उसकी शुरुआत नहीं है।",
  "settings.cod.most": "कितने तक के ऑर्डर",
  "settings.cod.fee": "शुल्क",
  "settings.cod.fee.hint": "कुल रकम और बिल में डिलीवरी का हिस्सा; 0 यानी कुछ नहीं।",
  "settings.cod.share": "अभी भुगतान",
  "settings.cod.share.none": "कुछ नहीं",
  "settings.cod.share.rupees": "एक रकम",
  "settings.cod.share.percent": "प्रतिशत",
  "settings.cod.share.rupees.of": "अभी की रकम",
  "settings.cod.share.percent.of": "अभी का प्रतिशत",
  "settings.cod.words": "चुनाव के पास के शब्द",
  "settings.cod.words.hindi": "वही हिन्दी में",
  "settings.cod.missing": "कृपया संख्या लिखें।",
  "settings.cod.off": "बंद",
  "settings.cod.on": "{most} तक, शुल्क {fee}",
  "settings.cod.on.share": "{share} अभी",
  "cod.fee": "इसमें डिलीवरी पर नक़द का शुल्क",
  "cod.now": "पहले ही चुकाया",
  "cod.due": "डिलीवरी पर बाकी",
  "cod.due.collect": "लेते समय बाकी",
  "cod.collect": "कूरियर का नक़द दर्ज करें",
  "cod.collect.title": "कूरियर से {amount}",
  "cod.collect.note": "दर्ज करें",
  "cod.collect.reference": "कूरियर के ट्रांसफ़र का नंबर",
  "cod.collect.then": "ऑर्डर का भुगतान हो गया। कृपया देखें कि दुकान को आए ट्रांसफ़र में यह रकम है।",
  "cod.undelivered": "पार्सल लौट आया",
  "cod.undelivered.ask": "क्या यह पार्सल बिना डिलीवरी के लौटा है?",
  "cod.undelivered.then":
    "कपड़े स्टॉक में जाएँगे, चुकाई रकम {name} को लौटेगी, और फ़ोन याद रहेगा: ऐसे {n} पार्सल के बाद उसे पहले भुगतान करना होगा।",
  "cod.undelivered.keep": "नहीं",
  "remit.button": "कूरियर का नक़द",
  "remit.title": "कूरियरों का चुकाया नक़द",
  "remit.how":
    "कूरियर की रेमिटेंस फ़ाइल चुनें, या हर लाइन में एक ऑर्डर लिखें: ऑर्डर या ट्रैकिंग नंबर, रकम, ट्रांसफ़र का नंबर। जाँचें, फिर दर्ज करें।",
  "remit.lines": "ऑर्डर और रकम",
  "remit.matched": "फ़ाइल की {n} लाइनें, शीर्षकों से मिलाई गईं",
  "remit.send": { one: "{n} ऑर्डर दर्ज करें", other: "{n} ऑर्डर दर्ज करें" },
  "remit.seen": { one: "{all} में से {n} दर्ज हो सकता है।", other: "{all} में से {n} दर्ज हो सकते हैं।" },
  "remit.sent": { one: "{all} में से {n} दर्ज हुआ।", other: "{all} में से {n} दर्ज हुए।" },
  "remit.is-ready": "दर्ज हो सकता है",
  "remit.is-sent": "दर्ज हुआ",
  "remit.wrong.order": "ऑर्डर या ट्रैकिंग नंबर नहीं है।",
  "remit.wrong.amount": "यह रकम नहीं है।",
}

/** सर्वर के वाक्य। */
export const codTranslationsHi: Translations = {
  [codMessages.undelivered]: "पार्सल लौट आया: कपड़े फिर स्टॉक में हैं।",
  [codMessages.pinMissing]: "कृपया पिन कोड या उसके पहले अंक लिखें।",
  [codMessages.percentMissing]: "कृपया प्रतिशत लिखें।",
  [codMessages.shareMissing]: "कृपया रकम लिखें।",
  [codRefusals.order_unknown.code]: "इस नंबर का डिलीवरी पर नक़द वाला कोई ऑर्डर नहीं है।",
  [codRefusals.named_twice.code]: "यह ऑर्डर सूची में दो बार है।",
  [codRefusals.nothing_due.code]: "इस ऑर्डर पर कुछ बाकी नहीं: पैसा दर्ज है, या ऑर्डर रद्द हुआ।",
  [codRefusals.other_sum.code]: "इस ऑर्डर पर {sum} बाकी है। कृपया रकम जाँचें।",
  [codRefusals.being_changed.code]: "इस ऑर्डर से कपड़े निकाले जा रहे हैं। कृपया थोड़ी देर में फिर कोशिश करें।",
  [codRefusals.not_sent.code]: "यह ऑर्डर अभी दुकान से नहीं निकला।",
  [codRefusals.not_on_its_way.code]: "सिर्फ़ रास्ते वाला पार्सल लौट सकता है।",
}
