import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs"

/** The text of a PDF, page by page, with single blanks. */
export async function pagesOf(file: Uint8Array): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise
  const pages: string[] = []
  for (let at = 1; at <= pdf.numPages; at++) {
    const { items } = await (await pdf.getPage(at)).getTextContent()
    pages.push(
      items
        .map((item) => ("str" in item ? item.str : ""))
        .join(" ")
        .replaceAll(/\s+/g, " "),
    )
  }
  return pages
}
