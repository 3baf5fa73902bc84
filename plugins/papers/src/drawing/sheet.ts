import PDFDocument from "pdfkit"
import { type Face, type FontName, measured, runsOf, setFont } from "@silai/kit/faces"

/** A4 in points, and its margins. */
export const PAGE = { width: 595.28, height: 841.89, edge: 42 } as const
export const INK = "#1B1A18"
export const QUIET = "#6B665C"
export const HAIR = "#CFC7B6"

export type Style = {
  face?: Face
  size?: number
  colour?: string
  align?: "left" | "right" | "center"
  /** Of a line, in font sizes. */
  leading?: number
}
type Rule = { x?: number; width?: number; colour?: string; weight?: number }
const usual = { face: "text", size: 9, colour: INK, align: "left", leading: 1.45 } as const satisfies Required<Style>
/** In pdfkit's guide, but not in its types. */
type Images = { openImage(jpeg: Buffer): PDFKit.Mixins.ImageSrc }

/** Pages for text in all the shop's scripts. Positions are points from the upper left corner. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument
  /** Measured once: many papers repeat the same texts. */
  readonly #measured = new Map<string, ReturnType<typeof measured>>()
  readonly #images = new Map<Buffer, PDFKit.Mixins.ImageSrc>()
  #done: Promise<Buffer>
  #from = 0

  /** @param madeAt is written into the file, so that the same paper drawn twice is the same file */
  constructor(title: string, madeAt: Date) {
    this.doc = new PDFDocument({
      size: "A4",
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      lang: "en-IN",
      info: { Title: title, CreationDate: madeAt, ModDate: madeAt },
    })
    const { doc } = this
    this.#done = new Promise((resolve, reject) => {
      const parts: Buffer[] = []
      doc.on("data", (part: Buffer) => parts.push(part))
      doc.on("end", () => resolve(Buffer.concat(parts)))
      doc.on("error", reject)
    })
  }

  /** `size`: of a page that is not A4, in points. */
  page(size?: { width: number; height: number }): void {
    this.doc.addPage(size && { size: [size.width, size.height], margin: 0 })
  }

  /** Starts a new paper: `finish` numbers its pages separately. */
  begin(): void {
    this.#from = this.doc.bufferedPageRange().count
    this.page()
  }

  finish(foot: (page: number, pages: number) => void): void {
    const { count } = this.doc.bufferedPageRange()
    for (let at = this.#from; at < count; at++) {
      this.doc.switchToPage(at)
      foot(at - this.#from + 1, count - this.#from)
    }
    this.doc.switchToPage(count - 1)
  }

  #measure(font: FontName, size: number, text: string): ReturnType<typeof measured> {
    const key = `${font} ${size} ${text}`
    const known = this.#measured.get(key)
    if (known !== undefined) return known
    const run = measured(this.doc, font, size, text)
    this.#measured.set(key, run)
    return run
  }

  widthOf(text: string, { face = usual.face, size = usual.size }: Style = {}): number {
    return runsOf(text, face).reduce((sum, run) => sum + this.#measure(run.font, size, run.text).width, 0)
  }

  /** The text in lines that fit: broken at spaces, and within a word wider than a line. */
  linesOf(text: string, width: number, style: Style = {}): string[] {
    const lines: string[] = []
    for (const paragraph of text.split("\n")) {
      if (this.widthOf(paragraph, style) <= width) {
        lines.push(paragraph)
        continue
      }
      let line = ""
      for (const word of paragraph.split(" ")) {
        const longer = line ? `${line} ${word}` : word
        if (this.widthOf(longer, style) <= width) {
          line = longer
          continue
        }
        if (line) lines.push(line)
        line = ""
        for (const { segment } of letters.segment(word)) {
          if (line && this.widthOf(line + segment, style) > width) {
            lines.push(line)
            line = ""
          }
          line += segment
        }
      }
      lines.push(line)
    }
    return lines
  }

  heightOf(text: string, width: number, style: Style = {}): number {
    return this.linesOf(text, width, style).length * lineHeight(style)
  }

  /** Writes a text; returns where the next can begin. */
  text(text: string, x: number, y: number, width: number, style: Style = {}): number {
    const { face, size, colour, align } = { ...usual, ...style }
    for (const line of this.linesOf(text, width, style)) {
      const spare = width - this.widthOf(line, style)
      let at = x + (align === "right" ? spare : align === "center" ? spare / 2 : 0)
      for (const run of runsOf(line, face)) {
        const { width: taken, features } = this.#measure(run.font, size, run.text)
        const options = { features: features(), lineBreak: false, baseline: "alphabetic" } as const
        setFont(this.doc, run.font)
          .fontSize(size)
          .fillColor(colour)
          .text(run.text, at, y + size, options)
        at += taken
      }
      y += lineHeight(style)
    }
    return y
  }

  /** A picture, cropped to fill its place; it is in the file once, however often it is shown. */
  picture(jpeg: Buffer, x: number, y: number, width: number, height: number): void {
    const { doc } = this
    const image = this.#images.get(jpeg) ?? (doc as typeof doc & Images).openImage(jpeg)
    this.#images.set(jpeg, image)
    doc.save().rect(x, y, width, height).clip()
    doc.image(image, x, y, { cover: [width, height], align: "center", valign: "center" })
    doc.restore()
  }

  line(y: number, { x = PAGE.edge, width = PAGE.width - 2 * PAGE.edge, colour = HAIR, weight = 0.6 }: Rule = {}): void {
    this.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(weight)
      .strokeColor(colour)
      .stroke()
  }

  box(x: number, y: number, width: number, height: number, colour = HAIR): void {
    this.doc.rect(x, y, width, height).lineWidth(0.6).strokeColor(colour).stroke()
  }

  end(): Promise<Buffer> {
    this.doc.end()
    return this.#done
  }
}

const letters = new Intl.Segmenter("en-IN", { granularity: "grapheme" })
export const lineHeight = ({ size = usual.size, leading = usual.leading }: Style = {}): number => size * leading
