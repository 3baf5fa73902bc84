import type { FailureReason } from "@silai/contracts/whatsapp/kinds"
import { CHAT } from "@silai/contracts/whatsapp/limits"
import {
  FAILURE_WORDS,
  quickReplyMessages,
  whatsappRefusals,
  whatsappMessages,
} from "@silai/contracts/whatsapp/messages"
import type { Translations } from "../languages"

const failures: Record<FailureReason, { why: string; whatToDo: string }> = {
  busy: { why: "WhatsApp अभी और संदेश नहीं लेता।", whatToDo: "कुछ मिनट बाद फिर भेजें।" },
  permission: {
    why: "दुकान के WhatsApp टोकन को भेजने की अनुमति नहीं।",
    whatToDo: "Meta के बिज़नेस मैनेजर में उसकी अनुमतियाँ देखें।",
  },
  malformed: { why: "WhatsApp ने यह संदेश नहीं लिया।", whatToDo: "इसे अलग तरह से लिखकर फिर भेजें।" },
  token: {
    why: "दुकान के WhatsApp टोकन की अवधि ख़त्म हो गई।",
    whatToDo: "नया WHATSAPP_ACCESS_TOKEN डालें, फिर भेजें।",
  },
  locked: { why: "WhatsApp ने दुकान का खाता बंद किया है।", whatToDo: "Meta के बिज़नेस मैनेजर में सूचना देखें।" },
  unreachable: {
    why: "इस फ़ोन पर संदेश नहीं पहुँचता: WhatsApp नहीं है, पुराना है, या उसकी शर्तें नहीं मानी गईं।",
    whatToDo: "फ़ोन करें, या एसएमएस या मेल भेजें।",
  },
  window: {
    why: `ग्राहक के आख़िरी संदेश को ${CHAT.windowHours} घंटे से ज़्यादा हो गए।`,
    whatToDo: "टेम्पलेट भेजें; ग्राहक के जवाब के बाद आप कुछ भी लिख सकते हैं।",
  },
  spam: { why: "लोगों की शिकायतों के कारण WhatsApp ने दुकान पर सीमा लगाई है।", whatToDo: "कल तक रुकें।" },
  enough: {
    why: "WhatsApp आज इस व्यक्ति को दुकानों के और संदेश नहीं पहुँचाता।",
    whatToDo: "आज इसे फिर न भेजें।",
  },
  stopped: {
    why: "ग्राहक ने दुकान के और संदेश लेने से मना किया है।",
    whatToDo: "उसके फिर लिखने पर जवाब दें। ज़रूरी हो, तो फ़ोन करें।",
  },
  unsupported: {
    why: "WhatsApp इस तरह का संदेश नहीं भेज सकता।",
    whatToDo: "इसे लिखकर या दस्तावेज़ के रूप में भेजें।",
  },
  file: { why: "WhatsApp फ़ाइल नहीं पढ़ सका।", whatToDo: "इसे फिर, या दूसरे प्रकार में भेजें।" },
  pair: { why: "थोड़े समय में इस व्यक्ति को बहुत संदेश गए।", whatToDo: "एक मिनट बाद फिर भेजें।" },
  values: { why: "मान टेम्पलेट में ठीक नहीं बैठते।", whatToDo: "हर मान एक पंक्ति में भरें।" },
  template: { why: "WhatsApp इस टेम्पलेट को नहीं जानता।", whatToDo: "Meta के बिज़नेस मैनेजर में उसे दर्ज करें।" },
  paused: { why: "WhatsApp ने यह टेम्पलेट रोक दिया है।", whatToDo: "दूसरा चुनें।" },
  unknown: {
    why: "भेजते समय कनेक्शन टूट गया। यह पहुँचा भी हो सकता है, नहीं भी।",
    whatToDo: "देखें कि ग्राहक जवाब देता है या नहीं; न मिला हो तभी फिर भेजें।",
  },
  other: { why: "WhatsApp ने यह संदेश नहीं लिया।", whatToDo: "फिर भेजें; फिर न जाए, तो अलग तरह से लिखें।" },
}

/** The server's sentences. */
export const whatsappTranslationsHi: Translations = {
  ...Object.fromEntries(
    (Object.keys(failures) as FailureReason[]).flatMap((reason) => [
      [FAILURE_WORDS[reason].why, failures[reason].why],
      [FAILURE_WORDS[reason].whatToDo, failures[reason].whatToDo],
    ]),
  ),
  [whatsappMessages.queued]: "आपका संदेश जा रहा है।",
  [whatsappMessages.noted]: "आपका नोट सहेज लिया। इसे केवल साथी देखते हैं।",
  [whatsappMessages.changed]: "सहेज लिया।",
  [whatsappMessages.cleared]: "चैट साफ़ हो गई। ग्राहक के फ़ोन में उसके संदेश रहते हैं।",
  [whatsappMessages.again]: "फिर भेजा जा रहा है।",
  [whatsappMessages.fileAgain]: "फ़ाइल फिर मँगाई जा रही है।",
  [whatsappMessages.eventsAgain]: "वे फिर पढ़े जा रहे हैं।",
  [whatsappMessages.noEventsAgain]: "बाकी पढ़े नहीं जा सकते, इसलिए फिर कोशिश से कुछ नहीं होगा।",
  [whatsappMessages.noText]: "पहले कुछ लिखें।",
  [whatsappMessages.textTooLong]: `संदेश में ज़्यादा से ज़्यादा ${CHAT.maxText.toLocaleString("en-IN")} अक्षर हों।`,
  [quickReplyMessages.shortcut]: "छोटा शब्द अक्षरों और अंकों का एक ही शब्द हो, जैसे size।",
  [quickReplyMessages.twice]: "एक छोटा शब्द सूची में दो बार है।",
  [quickReplyMessages.noText]: "लिखें कि छोटे शब्द की जगह क्या आए।",
  [whatsappRefusals.off.code]: "इस दुकान में WhatsApp नहीं लगा है।",
  [whatsappRefusals.unknown.code]: "यह चैट नहीं मिली।",
  [whatsappRefusals.message_unknown.code]: "यह संदेश नहीं मिला।",
  [whatsappRefusals.window_closed.code]: `ग्राहक ने आख़िरी बार ${CHAT.windowHours} घंटे से पहले लिखा था। इसकी जगह टेम्पलेट भेजें।`,
  [whatsappRefusals.stopped.code]: "ग्राहक ने और संदेश भेजने से मना किया है। उसके फिर लिखने पर आप जवाब दे सकते हैं।",
  [whatsappRefusals.template_unknown.code]: "हमारे पास यह टेम्पलेट नहीं है।",
  [whatsappRefusals.values_wrong.code]: "टेम्पलेट का हर मान एक पंक्ति में भरें।",
  [whatsappRefusals.reply_unknown.code]: "जिस संदेश का आप जवाब दे रहे हैं, वह इस चैट में नहीं है।",
  [whatsappRefusals.not_failed.code]: "केवल वही फिर भेजा जा सकता है, जो नहीं गया।",
  [whatsappRefusals.file_missing.code]: "यह फ़ाइल यहाँ नहीं है। उसे फिर मँगाएँ।",
  [whatsappRefusals.file_wrong.code]: "तस्वीर या PDF भेजें।",
  [whatsappRefusals.assignee_unknown.code]: "यह व्यक्ति यहाँ काम नहीं करता, या चैट का जवाब नहीं दे सकता।",
  [whatsappRefusals.customer_unknown.code]: "जोड़ने के लिए यह खाता नहीं मिला।",
  [whatsappRefusals.snooze_past.code]: `अगले ${CHAT.snoozeMostDays} दिनों में से कोई समय चुनें।`,
}
