import { paperRefusals } from "@silai/contracts/papers/messages"
import type { Words } from "../en"
import type { Translations } from "../languages"
import type { papersEn } from "../en/papers"

/** काग़ज़ात और GST रिपोर्ट, हिन्दी में। */
export const papersHi: Pick<Words, keyof typeof papersEn> = {
  "papers.title": "काग़ज़ात",
  "papers.button": "काग़ज़ छापें",
  "papers.open": "{number} खोलें",
  "papers.which": "काग़ज़",
  "papers.print": "छापें",
  "papers.print-next": "{all} में से काग़ज़ात {n} छापें",
  "papers.printed": "{all} में से काग़ज़ात {n} छपाई के लिए दिए गए।",
  "papers.none": "कम से कम एक काग़ज़ चुनें।",
  "papers.limit":
    "एक ही फ़ाइल, ऑर्डर दर ऑर्डर, सूची के क्रम में। उसमें {n} ऑर्डरों तक के काग़ज़ होते हैं; बाकी अगली फ़ाइलों में आते हैं। A4 के लेबल अंत में आते हैं, एक पन्ने पर चार।",
  "paper.invoice": "टैक्स इनवॉइस",
  "paper.creditNote": "क्रेडिट नोट",
  "paper.packingSlip": "पैकिंग पर्ची",
  "paper.jobCard": "जॉब कार्ड",
  "paper.addressLabel": "पते के लेबल, 4 × 6 इंच",
  "paper.addressLabelA4": "पते के लेबल, A4 पर चार",

  "gst.title": "GST रिपोर्ट",
  "gst.lead": "महीने के इनवॉइस और क्रेडिट नोट, जैसे टैक्स रिटर्न में माँगे जाते हैं। क्रेडिट नोट घटाए हुए हैं।",
  "gst.month": "महीना",
  "gst.failed": "रिपोर्ट नहीं खुल सकी",
  "gst.none": "इस महीने कोई टैक्स काग़ज़ नहीं",
  "gst.none.why": "इनवॉइस तब बनता है जब ऑर्डर पैक होता है।",
  "gst.documents": "काग़ज़ात",
  "gst.rates": "दर के अनुसार",
  "gst.hsn": "HSN के अनुसार",
  "gst.places": "सप्लाई की जगह के अनुसार",
  "gst.refunds": "लौटाए गए पैसे",
  "gst.paper": "काग़ज़",
  "gst.count": "कितने",
  "gst.numbers": "नंबर",
  "gst.rate": "GST दर",
  "gst.pieces": "नग",
  "gst.place": "सप्लाई की जगह",
  "gst.buyer": "ख़रीदार",
  "gst.business": "व्यापारी",
  "gst.private": "निजी",
  "gst.taxable": "कर योग्य मूल्य",
  "gst.total": "कुल",
  "gst.csv": "{what} CSV में",
}

/** The server's sentences. */
export const papersTranslationsHi: Translations = {
  [paperRefusals.not_there.code]: "इस ऑर्डर का ऐसा काग़ज़ अभी नहीं है। इनवॉइस तब बनता है जब ऑर्डर पैक होता है।",
  [paperRefusals.nothing_to_print.code]: "इनमें से किसी ऑर्डर का ऐसा काग़ज़ नहीं है।",
}
