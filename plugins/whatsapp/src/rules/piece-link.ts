/**
 * The id or slug, also a former one, of the first page of a piece that a text links to; null without one. Of any host, because the
 * shop may have had another: only a piece that the shop sells is shown.
 */
export const pieceIn = (text: string): string | null =>
  /https?:\/\/[^\s/]+\/product\/(?:view\/)?([\w-]{1,120})\/?(?![\w/-])/i.exec(text)?.[1] ?? null
