import { pushRefusals, pushMessages } from "@silai/contracts/push/messages"
import type { Words } from "../en"
import type { Translations } from "../languages"
import type { pushEn } from "../en/push"

/** साथी के फ़ोन या कंप्यूटर पर सूचनाएँ, हिन्दी में। */
export const pushHi: Pick<Words, keyof typeof pushEn> = {
  "push.this-device": "इस फ़ोन या कंप्यूटर पर",
  "push.why": "नीचे जिन पर निशान है, उनकी घंटी यहाँ बजती है, बैक-ऑफ़िस बंद हो तब भी। यहाँ साइन-आउट करने पर यह बंद हो जाती है।",
  "push.blocked": "यह ब्राउज़र बैक-ऑफ़िस की सूचनाएँ रोकता है। इस पन्ने की सेटिंग में अनुमति दें, फिर पन्ना दोबारा खोलें।",
  "push.unable": "इस ब्राउज़र में घंटी नहीं बज सकती। iPhone पर पहले बैक-ऑफ़िस को होम स्क्रीन पर रखें, और वहीं से खोलें।",
  "push.not-set-up":
    "दुकान के पास सूचनाओं की चाबियाँ अभी नहीं हैं: PUSH_PUBLIC_KEY और PUSH_PRIVATE_KEY नहीं लिखी गईं (.env.example)।",
  "push.failed": "यहाँ घंटी बजती है या नहीं, यह पता नहीं चल सका",
}

/** The sentences of the server and the browser. */
export const pushTranslationsHi: Translations = {
  [pushMessages.on]: "अब इस फ़ोन या कंप्यूटर पर घंटी बजेगी।",
  [pushMessages.off]: "अब इस फ़ोन या कंप्यूटर पर घंटी नहीं बजेगी।",
  [pushMessages.blocked]: "आपका ब्राउज़र इस पन्ने की सूचनाएँ रोकता है। इस पन्ने की सेटिंग में अनुमति दें।",
  [pushMessages.failed]: "इस ब्राउज़र की सूचना सेवा से संपर्क नहीं हुआ। थोड़ी देर में फिर कोशिश करें।",
  [pushRefusals.off.code]: "इस दुकान में फ़ोन और कंप्यूटर पर सूचनाएँ नहीं हैं।",
  [pushRefusals.wrong_service.code]: "इस ब्राउज़र की सूचना सेवा दुकान नहीं पहचानती।",
  [pushRefusals.unknown_device.code]: "यह फ़ोन या कंप्यूटर नहीं मिला। सूचनाओं की अनुमति फिर दें।",
}
