import { NOTIFICATION } from "@silai/contracts/notification/limits"
import { notificationRefusals, notificationMessages } from "@silai/contracts/notification/messages"
import type { Words } from "../en"
import type { Translations } from "../languages"
import type { notificationEn } from "../en/notification"

/** घंटी और सूचनाओं की सूची, हिन्दी में। */
export const notificationHi: Pick<Words, keyof typeof notificationEn> = {
  "nav.notification": "सूचनाएँ",
  "notification-of.order": { one: "नया ऑर्डर {what}", other: "{n} नए ऑर्डर" },
  "notification-of.payment": {
    one: "एक भुगतान या रिफ़ंड देखना है",
    other: "{n} भुगतान या रिफ़ंड देखने हैं",
  },
  "notification-of.mismatch": {
    one: "एक भुगतान पर भुगतान सेवा और दुकान का हिसाब अलग है",
    other: "{n} रक़मों पर भुगतान सेवा और दुकान का हिसाब अलग है",
  },
  "notification-of.webhook": {
    one: "भुगतान सेवा का एक संदेश पढ़ा नहीं जा सका",
    other: "भुगतान सेवा के {n} संदेश पढ़े नहीं जा सके",
  },
  "notification-of.return": { one: "ऑर्डर {what} की वापसी का नया अनुरोध", other: "वापसी के {n} नए अनुरोध" },
  "notification-of.stock": { one: "कम बचा है: {what}", other: "{n} साइज़ कम बचे हैं" },
  "notification-of.review": { one: "एक नई समीक्षा", other: "{n} नई समीक्षाएँ" },
  "notification-of.suspected": {
    one: "नंबर {what} बहुत जगहों पर जाँचा गया",
    other: "{n} नंबर बहुत जगहों पर जाँचे गए",
  },
  "notification-of.reported": {
    one: "एक नग के नक़ली होने की शिकायत आई",
    other: "{n} नगों के नक़ली होने की शिकायत आई",
  },
  "notification-of.chat": {
    one: "एक घंटे से जवाब का इंतज़ार: {what}",
    other: "{n} चैट एक घंटे से जवाब के इंतज़ार में",
  },
  "notification-of.unsent": {
    one: "WhatsApp का एक संदेश नहीं पहुँचा: {what}",
    other: "WhatsApp के {n} संदेश नहीं पहुँचे",
  },
  "notification-of.unread": {
    one: "WhatsApp की एक सूचना पढ़ी नहीं जा सकी",
    other: "WhatsApp की {n} सूचनाएँ पढ़ी नहीं जा सकीं",
  },
  "notification-of.failed": { one: "जो नहीं हो सका: {what}", other: "{n} संदेश या काम नहीं हो सके" },
  "notification-of.note": { one: "संदेश: {what}", other: "{n} संदेश" },
  "notification-kind.order": "नए ऑर्डर",
  "notification-kind.payment": "देखने लायक़ भुगतान",
  "notification-kind.mismatch": "हिसाब में फ़र्क़",
  "notification-kind.webhook": "न पढ़े गए भुगतान संदेश",
  "notification-kind.return": "वापसी, बदलाव और फ़िटिंग",
  "notification-kind.stock": "कम स्टॉक",
  "notification-kind.review": "नई समीक्षाएँ",
  "notification-kind.suspected": "बहुत जाँचे गए नंबर",
  "notification-kind.reported": "नक़ली की शिकायतें",
  "notification-kind.chat": "जवाब के इंतज़ार में चैट",
  "notification-kind.unsent": "WhatsApp पर न पहुँचे संदेश",
  "notification-kind.unread": "WhatsApp की न पढ़ी गई सूचनाएँ",
  "notification-kind.failed": "जो नहीं हो सका",
  "notification-kind.note": "साथियों के संदेश",
  "notification.one": "सूचना",
  "notification.many": "सूचनाएँ",
  "notification.search": "ऑर्डर नंबर, उत्पाद, संदेश …",
  "notification.finds": "चीज़ों के नाम और संदेशों के शब्द",
  "notification.none": "नए ऑर्डर, अनुरोध, कम स्टॉक और जो ग़लत हुआ, यहाँ दिखता है।",
  "notification.none.title": "अभी कुछ नहीं",
  "notification.bell.unread": { one: "{n} नई सूचना", other: "{n} नई सूचनाएँ" },
  "notification.unread-list": "सूचनाएँ नहीं आ सकीं",
  "notification.unread": "(नई)",
  "notification.all": "सभी सूचनाएँ",
  "notification.when": "कब",
  "notification.what": "क्या हुआ",
  "notification.kind": "प्रकार",
  "notification.any-kind": "हर प्रकार",
  "notification.filter": "पढ़ी या नई",
  "notification.every": "सभी",
  "notification.tab.unread": "नई",
  "notification.tab.read": "पढ़ी हुई",
  "notification.read": "पढ़ लिया",
  "notification.read.n": { one: "{n} पढ़ी हुई मानी गई।", other: "{n} पढ़ी हुई मानी गईं।" },
  "notification.remove": "हटाएँ",
  "notification.removed.n": { one: "{n} आपकी सूची से हटी।", other: "{n} आपकी सूची से हटीं।" },
  "notification.read-all": "सब पढ़ लिया",
  "notification.clear-read": "पढ़ी हुई हटाएँ",
  "notification.clear-old": `${NOTIFICATION.oldDays} दिन से पुरानी हटाएँ`,
  "notification.choices": "आपको क्या बताएँ",
  "notification.choices.why": "केवल आपके लिए। जिस पर निशान नहीं, वह आपकी घंटी और सूची में नहीं दिखता।",
  "notification.choices.failed": "आपके चुनाव नहीं आ सके",
  "notification.write": "संदेश लिखें",
  "notification.send": "भेजें",
  "notification.note.title": "शीर्षक",
  "notification.note.text": "बात (ज़रूरी नहीं)",
  "notification.note.for": "किसके लिए",
  "notification.note.all": "सभी साथी",
}

/** The server's sentences. */
export const notificationTranslationsHi: Translations = {
  [notificationRefusals.unknown.code]: "यह सूचना नहीं मिली।",
  [notificationMessages.sent]: "आपका संदेश भेज दिया।",
  [notificationMessages.read]: "पढ़ी हुई मान ली।",
  [notificationMessages.allRead]: "सब पढ़ी हुई मान लीं।",
  [notificationMessages.removed]: "आपकी सूची से हटा दी।",
  [notificationMessages.cleared]: "आपकी सूची से हटा दी गईं।",
  [notificationMessages.chosen]: "सहेज लिया। आपको वही बताया जाएगा जो आपने चुना।",
  [notificationMessages.noTitle]: "संदेश का शीर्षक लिखें।",
}
