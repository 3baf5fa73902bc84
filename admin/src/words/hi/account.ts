import { UNDO } from "@silai/contracts/account/limits"
import { accountRefusals } from "@silai/contracts/account/messages"
import { PASSKEY } from "@silai/contracts/account/passkey-limits"
import { passkeyRefusals } from "@silai/contracts/account/passkey-messages"
import { secondFactorRefusals } from "@silai/contracts/staff/messages"
import type { Words } from "../en"
import type { Translations } from "../languages"
import type { accountEn } from "../en/account"

/** दुकान के लोग और उनका साइन-इन, हिन्दी में। */
export const accountHi: Pick<Words, keyof typeof accountEn> = {
  "account.of": "{name} का खाता, {role}",
  "owner.proof": "मालिक सब कुछ कर सकते हैं, दूसरों को बाहर भी। इसलिए पुष्टि करें कि यह आप ही कह रहे हैं।",
  "factor.require.title": "सबसे दूसरा चरण माँगें?",
  "factor.require.words": {
    one: "एक व्यक्ति के पास अभी नहीं है। अगली क्लिक पर उनसे सेट करवाया जाएगा, और तब तक वे और कुछ नहीं कर पाएँगे; इसके लिए उनका फ़ोन चाहिए।",
    other:
      "{n} लोगों के पास अभी नहीं है। अगली क्लिक पर उनसे सेट करवाया जाएगा, और तब तक वे और कुछ नहीं कर पाएँगे; इसके लिए उनका फ़ोन चाहिए।",
  },
  "factor.require.all-have": "सबके पास पहले से है। जो नए आएँगे, वे सबसे पहले इसे सेट करेंगे।",
  "factor.require": "सबसे माँगें",
  "factor.leave.title": "दूसरा चरण सबकी मर्ज़ी पर छोड़ें?",
  "factor.leave.words": "जिनके पास है, उनके पास रहेगा, और वे उसे बंद कर सकेंगे।",
  "factor.leave": "मर्ज़ी पर छोड़ें",
  "factor.reset.title": "{name} का दूसरा चरण हटाएँ?",
  "factor.reset.words":
    "यह तभी करें जब आप जानते हों कि {name} ही कह रहे हैं। वे हर जगह से साइन आउट होंगे, उन्हें मेल जाएगा, और नया सेट करने तक वे केवल पासवर्ड से साइन इन करेंगे।",
  "factor.reset": "हटाएँ",
  "passkey.title": "पासकी",
  "passkey.lead": "पासकी से आप उँगली, चेहरे या फ़ोन के पिन से साइन इन करते हैं, पासवर्ड और कोड की जगह। इसे कोई जान नहीं सकता।",
  "passkey.add": "पासकी जोड़ें",
  "passkey.go-on": "अपने डिवाइस पर आगे बढ़ें",
  "passkey.not-added": "पासकी नहीं जुड़ी। फिर से कोशिश करें।",
  "passkey.rename": "नाम बदलें",
  "passkey.remove": "हटाएँ",
  "passkey.remove.ask": "{name} हटाएँ?",
  "passkey.remove.words": "अब इससे साइन इन नहीं होगा। जब तक आप डिवाइस से नहीं मिटाते, वह वहाँ दिख सकती है।",
  "passkey.name": "पासकी का नाम",
  "passkey.save": "नाम सहेजें",
  "passkey.used": "आख़िरी बार {day} को इस्तेमाल हुई",
  "passkey.unused": "अभी इस्तेमाल नहीं हुई",
  "locks.title": "रोके गए लोग",
  "locks.why":
    "बहुत बार ग़लत कोशिश हुई, उनसे या किसी अजनबी से। जिस ब्राउज़र में वे पहले आ चुके हैं उससे, पासकी या रिकवरी कोड से, या मेल के लिंक से, वे फिर भी आ सकते हैं।",
  "locks.password": "पासवर्ड से साइन-इन",
  "locks.secondStep": "पासवर्ड के बाद का कोड",
  "locks.otp": "मैसेज से मिलने वाला कोड",
  "locks.order": "फ़ोन नंबर से ऑर्डर ढूँढना",
  "locks.until": "{when} तक",
  "locks.lift": "आने दें",
  "locks.lift-whose": "{name} को फिर कोशिश करने दें",
  "locks.lifted": "हाल में खोले गए",
  "locks.lifted-by": "{by} ने खोला, {when}",

  "role.owner": "मालिक",
  "role.manager": "प्रबंधक",
  "role.tailor": "दर्ज़ी",
  "role.packer": "पैकर",
}

/** The server's sentences. */
export const accountTranslationsHi: Translations = {
  [accountRefusals.wrong_credentials.code]: "ई-मेल या पासवर्ड सही नहीं है।",
  [accountRefusals.more_proof.code]:
    "अनजान ब्राउज़रों से बहुत बार ग़लत पासवर्ड डाला गया। OTP से साइन-इन करें, “पासवर्ड भूल गए” से ई-मेल में लिंक मँगाएँ, या {wait} बाद फिर कोशिश करें।",
  [accountRefusals.password_wrong.code]: "आपका पासवर्ड सही नहीं है।",
  [accountRefusals.password_common.code]: "यह पासवर्ड कोई भी सबसे पहले आज़माएगा। कृपया दूसरा चुनें।",
  [accountRefusals.password_personal.code]: "पासवर्ड में आपके ई-मेल, फ़ोन नंबर या दुकान के नाम से ज़्यादा कुछ होना चाहिए।",
  [accountRefusals.password_guessable.code]:
    "यह पासवर्ड जल्दी पकड़ा जाएगा: कोई शब्द, नाम या कुंजियों की क़तार, और उसके पीछे कुछ। तीन-चार ऐसे शब्द अच्छे हैं जिनका आपस में मेल न हो; वे याद भी रहते हैं।",
  [accountRefusals.proof_wanted.code]: "पहले पक्का करें कि यह आप ही हैं: पासवर्ड, फ़ोन पर OTP, ई-मेल के लिंक या Google से।",
  [accountRefusals.proof_too_young.code]:
    `यह ${UNDO.hours} घंटे के भीतर जोड़ा या बदला गया है, इसलिए इससे दूसरे बदलाव पक्के नहीं हो सकते। कोई दूसरा तरीक़ा चुनें।`,
  [accountRefusals.otp_turn.code]: "इस नंबर के लिए आज बहुत OTP माँगे गए, इसलिए अगला बारी से आएगा। {wait} बाद फिर कोशिश करें।",
  [accountRefusals.link_over.code]: "यह लिंक पुराना हो चुका है या काम आ चुका है।",
  [accountRefusals.reset_link_over.code]: "यह लिंक पुराना हो चुका है या काम आ चुका है। कृपया नया मँगाएँ।",
  [accountRefusals.session_unknown.code]: "वह डिवाइस अब साइन-इन नहीं है।",
  [passkeyRefusals.refused.code]: "इस पासकी से यहाँ कोई खाता नहीं खुलता। किसी और तरीक़े से साइन-इन करें।",
  [passkeyRefusals.not_added.code]: "पासकी जुड़ नहीं पाई। कृपया फिर कोशिश करें।",
  [passkeyRefusals.full.code]: `ज़्यादा से ज़्यादा ${PASSKEY.most} पासकी रख सकते हैं। पहले एक हटाएँ।`,
  [passkeyRefusals.unknown.code]: "यह पासकी नहीं मिली।",
  [secondFactorRefusals.factor_code_wrong.code]: "यह कोड सही नहीं है। ऐप में दिख रहा सबसे नया कोड डालें।",
  [secondFactorRefusals.factor_code_used.code]: "यह कोड काम आ चुका है। अगले कोड का इंतज़ार करें।",
  [secondFactorRefusals.second_step_over.code]: "साइन-इन में बहुत देर लगी, या बहुत कोड ग़लत थे। कृपया पासवर्ड से फिर शुरू करें।",
  [secondFactorRefusals.factor_missing.code]: "दो चरण वाला साइन-इन चालू नहीं है।",
  [secondFactorRefusals.enrolment_over.code]: "यह कुंजी अब अपने कोड का इंतज़ार नहीं कर रही। कृपया फिर शुरू करें।",
  [secondFactorRefusals.factor_wanted.code]: "दुकान सबसे दूसरा चरण माँगती है। कृपया पहले अपना चालू करें।",
  [secondFactorRefusals.factor_required.code]:
    "दुकान सबसे दूसरा चरण माँगती है, इसलिए इसे बंद नहीं कर सकते। इसे दूसरे फ़ोन पर ले जा सकते हैं।",
  [secondFactorRefusals.own_factor_first.code]: "कृपया पहले “आपका साइन-इन” में अपना दूसरा चरण चालू करें।",
  [secondFactorRefusals.factor_your_own.code]: "अपना दूसरा चरण “आपका साइन-इन” में देखें; फ़ोन खो गया हो तो दूसरे मालिक से कहें।",
}
