/** The zero of each set of ten digits: of the scripts of India and its neighbours, and of styled letters. */
const ZEROS = [
  0x0660, 0x06f0, 0x07c0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0de6, 0x0e50,
  0x0ed0, 0x0f20, 0x1040, 0x17e0, 0x1810, 0x1c40, 0x1c50, 0xa8d0, 0xa9d0, 0xabf0, 0x11136, 0x1d7ce, 0x1d7d8, 0x1d7e2,
  0x1d7ec, 0x1d7f6,
]
const digits = /\p{Nd}/gu
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  const zero = ZEROS.find((first) => code >= first && code < first + 10)
  return zero === undefined ? digit : String(code - zero)
}

/** Format and control characters and fillers; blanks and the two joiners are separate. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u3164\uffa0]/gu
const mustStay = /[^\S\ufeff]|[\u200c\u200d]/
const lines = /\r\n?|[\u0085\u2028\u2029]/g
/** A joiner shapes the letter before it in these scripts, and joins emoji; after any other character it is only invisible. */
const strayJoiners =
  /(?<![\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Arabic}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])[\u200c\u200d]/gu

/** Bold, script and other letters of mathematics, which social networks use as a style, and no paper has. */
const styled = /[\u{1d400}-\u{1d7ff}]/gu

/**
 * A text without characters that are not seen, except line breaks and the joiners that shape Indian letters. Each letter is spelt in
 * one way: keyboards write ज़ and é as one character or as two.
 */
export const visible = (written: string): string =>
  written
    .replace(lines, "\n")
    .replace(invisible, (mark) => (mustStay.test(mark) ? mark : ""))
    .replace(strayJoiners, "")
    .replace(styled, (letter) => letter.normalize("NFKC"))
    .normalize("NFC")

/** The same in one line, with single spaces: a name, a city, a heading. */
export const oneLine = (written: string): string => visible(written).replace(/\s+/g, " ").trim()

/** A cleaner that is repeated until it changes nothing more: quotes in brackets, brackets in quotes. */
export const untilSettled =
  (clean: (text: string) => string) =>
  (written: string): string => {
    let [text, next] = [written, clean(written)]
    while (next !== text) [text, next] = [next, clean(next)]
    return text
  }

const fullWidth = /[\uff01-\uff5e]/g
const dashes = /[\p{Pd}\u2043\u2212\u02d7]/gu
const unseen = /\u200c|\u200d|[\ufe00-\ufe0f]/g
const apostrophes = /[\u2018\u2019\u201a\u201b\u2032\u02b9\u02bb\u02bc\u02bd\u02c8\u00b4`]/g
const quotes = /[\u201c-\u201f\u2033\u00ab\u00bb\u02ba]/g

/**
 * A code, a number or an address as a keyboard writes it, the base of the cleaners of each kind: no invisible characters, plain spaces,
 * quotes, hyphens, and the digits 0 to 9.
 */
export const plainOf = (written: string): string =>
  oneLine(written.replace(unseen, ""))
    .replace(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(dashes, "-")
    .replace(apostrophes, "'")
    .replace(quotes, '"')
    .replace(digits, asciiDigit)

/** Signs that people write between digits. */
export const withoutGaps = (plain: string): string => plain.replace(/[\s().,\-/_]/g, "")
