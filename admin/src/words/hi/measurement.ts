import { fitMessages } from "@silai/contracts/measurement/fit-messages"
import { MEASUREMENT } from "@silai/contracts/measurement/limits"
import { measurementRefusals, measurementMessages } from "@silai/contracts/measurement/messages"
import type { Words } from "../en"
import type { Translations } from "../languages"
import type { measurementEn } from "../en/measurement"

/** नाप, हिन्दी में। */
export const measurementHi: Pick<Words, keyof typeof measurementEn> = {
  "measures.one": "नाप",
  "measures.many": "नाप",
  "measures.search": "नाम, फ़ोन या ई-मेल",
  "measures.finds": "ग्राहक, नाम, फ़ोन और ई-मेल से",
  "measures.search.by-name": "नाम",
  "measures.finds.by-name": "ग्राहक, नाम से",
  "measures.none": "ग्राहक जो नाप अपने खाते में रखते हैं, और जो आप लेते हैं, वे यहाँ दिखते हैं।",
  "measures.customer": "ग्राहक",
  "measures.body": "शरीर",
  "measures.inches": "इंच",
  "measures.changed": "बदला",
  "measures.by": "{who} ने",
  "measures.themselves": "ग्राहक",
  "measures.both": "दोनों",
  "measures.filter": "शरीर के भाग से छाँटें",
  "measures.add": "ग्राहक का नाप लें",

  "measure.title": "नाप",
  "measure.upper": "ऊपरी शरीर",
  "measure.lower": "निचला शरीर",
  "measure.inches": "इंच",
  "measure.print": "कार्ड छापें",
  "measure.print.of": "{name} का नाप छापें",
  "measure.cut": "कटाई {inches}",
  "measure.none": "नहीं दिया",
  "measure.foot": "{when} को आया",
  "measure.neck": "गला",
  "measure.shoulder": "कंधा",
  "measure.chest": "छाती",
  "measure.upperBodyWaist": "कमर",
  "measure.sleeveLength": "बाज़ू की लंबाई",
  "measure.shirtLength": "कमीज़ की लंबाई",
  "measure.hip": "कूल्हा",
  "measure.lowerBodyWaist": "कमर",
  "measure.thigh": "जाँघ",
  "measure.legLength": "टाँग की लंबाई",
  "measure.bottom": "मोहरी",

  "measure.of": "{name} का नाप",
  "measure.missing": "यह नाप अब नहीं है",
  "measure.missing.why": "शायद ग्राहक ने या किसी साथी ने मिटा दिया है।",
  "measure.missing.all": "सभी नाप देखें",
  "measure.failed": "यह नाप नहीं खुल सका",
  "measure.changed": "{who} ने {when} को बदला",
  "measure.save": "नाप सहेजें",
  "measure.unit": "इंच में, जैसे फ़ीते पर: 15½, 15 1/2 या 15.5।",
  "measure.change": "बदलें",
  "measure.change.of": "{body} का नाप बदलें",
  "measure.print.body": "{body} का नाप छापें",
  "measure.card": "नाप लिया: {who}, {when}",
  "measure.delete": "यह नाप मिटाएँ",
  "measure.delete.ask": "यह नाप मिटाएँ?",
  "measure.delete.then":
    "नाप से बनने वाले अगले कपड़े के लिए {name} का नाप फिर से लेना होगा। जो ऑर्डर आ चुके हैं, उनमें उनका नाप बना रहेगा।",
  "measure.delete.yes": "मिटाएँ",
  "measure.delete.no": "रहने दें",
  "measure.theirs": "इस बीच {who} ने {when} को यह नाप बदल दिया। कुछ मिटा नहीं है, और आपका लिखा अब भी यहीं है।",
  "measure.gone": "इस बीच यह नाप मिटा दिया गया। आपका लिखा अब भी यहीं है: रखेंगे तो नाप फिर रख लिया जाएगा।",

  "pick.gone": "वह ग्राहक अब यहाँ नहीं है। कृपया किसी और को चुनें।",
  "pick.again": "दूसरा ग्राहक चुनें",
  "pick.bodies": "शरीर का भाग",
  "pick.kept": "नाप है: बदलें",
  "pick.both": "दोनों भागों का नाप है। बदलने के लिए एक चुनें।",
  "pick.search": "ग्राहक खोजें",
  "pick.nobody": "कोई नहीं मिला",
  "pick.found": "{n} मिले",
  "pick.none":
    "इस नाम का कोई नहीं मिला। नाप उन्हीं ग्राहकों का रखा जाता है जिनका खाता है; मेहमान अपने फ़ोन से एक मिनट में खाता बना सकते हैं।",
  "pick.has": "{bodies} का नाप है",
  "pick.unmeasured": "अभी नाप नहीं लिया",
}

/** The server's sentences. */
export const measurementTranslationsHi: Translations = {
  [measurementMessages.empty]: "आगे बढ़ने के लिए यह नाप भरें।",
  [fitMessages.contradiction]: "इनमें से दो बातें साथ नहीं चलतीं।",
  [measurementMessages.notANumber]: "सही संख्या लिखें।",
  [measurementMessages.outOfRange]: `नाप ${MEASUREMENT.minInches} से ${MEASUREMENT.maxInches} इंच के बीच होना चाहिए।`,
  [measurementMessages.saved]: "नाप सहेज लिया",
  [measurementMessages.asTheyWere]: "कुछ अलग नहीं था; नाप पहले जैसा ही है।",
  [measurementMessages.removed]: "नाप मिटा दिया",
  [measurementRefusals.incomplete.code]: "इस भाग के सभी नाप भरें।",
  [measurementRefusals.half_empty.code]: "इस भाग के सभी नाप भरें।",
  [measurementRefusals.unknown.code]: "यह नाप अब नहीं है।",
  [measurementRefusals.customer_unknown.code]: "यह ग्राहक नहीं मिला।",
  [measurementRefusals.already_kept.code]: "इस भाग का नाप पहले से है। उसी को बदलें।",
  [measurementRefusals.changed_meanwhile.code]: "इस बीच यह नाप बदल दिया गया। कुछ मिटा नहीं है।",
}
