import { houseRefusals } from "@silai/contracts/house/messages"
import type { Words } from "./en"
import type { Translations } from "./languages"
import { OFFLINE, SERVER_SILENT } from "./no-answer"
import { accountHi, accountTranslationsHi } from "./hi/account"
import { auditFieldsHi, auditHi } from "./hi/audit"
import { codHi, codTranslationsHi } from "./hi/cod"
import { couponHi, couponTranslationsHi } from "./hi/coupon"
import { dashboardHi } from "./hi/dashboard"
import { fitHi } from "./hi/fit"
import { healthHi } from "./hi/health"
import { insightHi } from "./hi/insight"
import { inventoryHi } from "./hi/inventory"
import { manyTranslationsHi, manyHi } from "./hi/many"
import { measurementHi, measurementTranslationsHi } from "./hi/measurement"
import { notificationHi, notificationTranslationsHi } from "./hi/notification"
import { orderHi, orderTranslationsHi } from "./hi/order"
import { orderStepHi } from "./hi/order-step"
import { papersHi, papersTranslationsHi } from "./hi/papers"
import { paymentHi, paymentTranslationsHi } from "./hi/payment"
import { phoneOrderTranslationsHi, phoneOrderHi } from "./hi/phone-order"
import { pieceChangeTranslationsHi, pieceChangeHi } from "./hi/piece-change"
import { returnsHi, returnsTranslationsHi } from "./hi/returns"
import { pushHi, pushTranslationsHi } from "./hi/push"
import { reviewHi } from "./hi/review"
import { saleHi, saleTranslationsHi } from "./hi/sale"
import { screenHi, screenTranslationsHi } from "./hi/screen"
import { settingsHi, settingsTranslationsHi } from "./hi/settings"
import { shellHi } from "./hi/shell"
import { uidHi } from "./hi/uid"
import { whatsappHi } from "./hi/whatsapp"
import { whatsappTranslationsHi } from "./hi/whatsapp-sentences"
import { workshopHi } from "./hi/workshop"

/** हिन्दी: what a tailor sees. */
export const hi: Words = {
  ...accountHi,
  ...auditHi,
  ...codHi,
  ...couponHi,
  ...dashboardHi,
  ...fitHi,
  ...healthHi,
  ...insightHi,
  ...inventoryHi,
  ...manyHi,
  ...measurementHi,
  ...notificationHi,
  ...orderHi,
  ...orderStepHi,
  ...papersHi,
  ...paymentHi,
  ...phoneOrderHi,
  ...pieceChangeHi,
  ...pushHi,
  ...returnsHi,
  ...reviewHi,
  ...saleHi,
  ...screenHi,
  ...settingsHi,
  ...shellHi,
  ...uidHi,
  ...whatsappHi,
  ...workshopHi,
}

/** The server's sentences, by a refusal's code or the whole sentence. */
export const hiTranslations: Translations = {
  ...accountTranslationsHi,
  ...auditFieldsHi,
  ...codTranslationsHi,
  ...couponTranslationsHi,
  ...manyTranslationsHi,
  ...measurementTranslationsHi,
  ...notificationTranslationsHi,
  ...orderTranslationsHi,
  ...papersTranslationsHi,
  ...paymentTranslationsHi,
  ...phoneOrderTranslationsHi,
  ...pushTranslationsHi,
  ...returnsTranslationsHi,
  ...pieceChangeTranslationsHi,
  ...saleTranslationsHi,
  ...screenTranslationsHi,
  ...whatsappTranslationsHi,
  ...settingsTranslationsHi,
  minute: "मिनट",
  hour: "घंटे",
  [OFFLINE]: "दुकान से संपर्क नहीं हो सका। इंटरनेट देखें और फिर कोशिश करें।",
  [SERVER_SILENT]: "दुकान से ठीक जवाब नहीं आया। थोड़ी देर में फिर कोशिश करें।",
  [houseRefusals.bad_body.code]: "भेजी गई जानकारी ठीक नहीं है। जाँचकर फिर कोशिश करें।",
  [houseRefusals.bad_json.code]: "जानकारी पढ़ी नहीं जा सकी। कृपया फिर कोशिश करें।",
  [houseRefusals.too_large.code]: "यह भेजने के लिए बहुत बड़ा है।",
  [houseRefusals.sign_in.code]: "आगे बढ़ने के लिए साइन-इन करें।",
  [houseRefusals.not_allowed.code]: "आपको यह करने की अनुमति नहीं है।",
  [houseRefusals.not_found.code]: "वह नहीं मिला।",
  [houseRefusals.too_many.code]: "बहुत बार कोशिश हुई। {wait} बाद फिर कोशिश करें।",
  [houseRefusals.busy.code]: "दुकान इस पल व्यस्त है। कृपया फिर कोशिश करें।",
  [houseRefusals.too_slow.code]: "जानकारी पहुँची नहीं। कृपया फिर कोशिश करें।",
  [houseRefusals.too_many_at_once.code]: "एक साथ बहुत कुछ माँगा गया। कुछ सेकंड बाद फिर कोशिश करें।",
  [houseRefusals.unreachable.code]: "दुकान से इस पल संपर्क नहीं हो रहा। कृपया फिर कोशिश करें।",
  [houseRefusals.fault.code]: "हमारी तरफ़ कुछ गड़बड़ हुई। कृपया फिर कोशिश करें।",
  [houseRefusals.done_elsewhere.code]: "यह काम दुकान के अपने पन्नों से होता है, Medusa के रास्ते से नहीं।",
  [houseRefusals.refused_often.code]: "आपके कनेक्शन से बहुत कुछ ऐसा आया जो पढ़ा नहीं जा सका। {wait} बाद फिर कोशिश करें।",
}
