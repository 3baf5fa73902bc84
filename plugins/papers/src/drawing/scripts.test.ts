import { type FontName, measured, runsOf, setFont } from "@silai/kit/faces"
import PDFDocument from "pdfkit"
import { describe, expect, test } from "vitest"

const doc = new PDFDocument({ autoFirstPage: true })
/** The layout engine throws on some anchors, which decide no glyph. */
const withoutAnchors = { mark: false, mkmk: false, abvm: false, blwm: false }
/** pdfkit's own font, behind its types. */
type Behind = { _font: { font: { layout(text: string, features: object): { glyphs: { id: number }[] } } } }
const hasAll = (font: FontName, text: string) => {
  // See `Behind`.
  const { glyphs } = (setFont(doc, font) as unknown as Behind)._font.font.layout(text, withoutAnchors)
  return glyphs.every(({ id }) => id !== 0)
}

const NAMES = {
  devanagari: "राजेश कुर्‍हाडे १४१००१",
  gurmukhi: "ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ",
  bengali: "মোহাম্মদ রহমান র‍্যাব ঢাকেশ্বরী",
  gujarati: "નરેન્દ્ર પટેલ ક્ષત્રિય",
  oriya: "ଜଗନ୍ନାଥ ପଟ୍ଟନାୟକ",
  tamil: "முத்துக்குமார் ஸ்ரீநிவாசன்",
  telugu: "శ్రీనివాస్ రెడ్డి",
  kannada: "ಅರ್‌ಜುನ್ ಕೃಷ್ಣಮೂರ್ತಿ",
  malayalam: "അനിവര്‍ ശ്രീകുമാർ",
  arabic: "محمد رحمان ٹیلر گڑھی",
} as const

describe("a name on a paper", () => {
  test.each(Object.entries(NAMES))("has a glyph for each letter in %s, and is laid out", (script, name) => {
    const runs = runsOf(name, "text").filter(({ font }) => font !== "text")
    expect([...new Set(runs.map(({ font }) => font))]).toEqual([script])
    for (const { font, text } of runs) {
      expect(hasAll(font, text), text).toBe(true)
      expect(measured(doc, font, 9, text).width).toBeGreaterThan(0)
    }
    expect(runsOf(name, "bold").some(({ font }) => font === `${script}Bold`)).toBe(true)
  })

  test("keeps words and digits of a right-to-left script in their order", () => {
    expect(runsOf("14 محمد رحمان, ۱۲", "text")).toEqual([
      { font: "text", text: "14 " },
      { font: "arabic", text: "محمد رحمان" },
      { font: "text", text: ", 12" },
    ])
  })

  test.each(["Nguyễn Văn Đặng", "Kṛṣṇa Śāstrī", "Ŏ Ũ Ĩ", "Łukasz Žižka", "R\u0325"])(
    "has a glyph for each letter of %s, without the rarest marks",
    (name) => {
      for (const { font, text } of runsOf(name, "text")) expect(hasAll(font, text), text).toBe(true)
    },
  )

  test("leaves out emoji, for which no paper has a font", () => {
    expect(
      runsOf("Asha 🌸👨‍👩‍👧❤️ Rao ©", "text")
        .map(({ text }) => text)
        .join(""),
    ).toBe("Asha  Rao ©")
  })
})
