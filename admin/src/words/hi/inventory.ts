import type { Words } from "../en"
import type { inventoryEn } from "../en/inventory"

/** स्टॉक, हिन्दी में। */
export const inventoryHi: Pick<Words, keyof typeof inventoryEn> = {
  "stock.recount": "गिनती मिलाएँ",
  "stock.recount.about": "हर गिनती को ऑर्डर, भुगतान और हलचल से मिलाता है, जैसे हर रात।",
  "stock.differ.about": "मिलान में ये अंतर मिले। कुछ बदला नहीं गया: देखें कि आख़िर में क्या हुआ, शेल्फ़ गिनें, फिर ठीक करें।",
  "stock.differ.stocked": "गिनती में शेल्फ़ पर {counted}, हलचल के हिसाब से {expected}।",
  "stock.differ.reserved": "गिनती में {counted} आरक्षित, ऑर्डरों के हिसाब से {expected}।",
  "stock.differ.held": "गिनती में {counted} का भुगतान चल रहा है, असल में {expected} का।",
  "stock.differ.button": "ठीक करें",
  "stock.differ.ask": "यह गिनती ठीक करें?",
  "stock.differ.then.stocked": "शेल्फ़ पर {counted} ही रहेंगे; हलचल में एक पंक्ति जुड़ेगी। पहले कपड़े गिन लें।",
  "stock.differ.then.reserved": "आरक्षित {counted} की जगह {expected} हो जाएगा।",
  "stock.differ.then.held": "भुगतान में {counted} की जगह {expected} हो जाएगा।",
  "stock.differ.when": "कब",
  "stock.differ.why": "क्या",
  "stock.differ.who": "किसने",
  "stock.stocked": "शेल्फ़ पर",
  "stock.reserved": "आरक्षित",
  "stock.held": "भुगतान में",
}
