type Processor = { applyAnchor(mark: { markAnchor: unknown } | null, anchor: unknown, at: number): void }
type Inside = { _font?: { font?: { _layoutEngine?: { engine?: { GPOSProcessor?: Processor } } } } }

const mended = new WeakSet<Processor>()

/**
 * A font may say of a mark and a letter that they have no common place; the layout engine trips over that in Gurmukhi ("ਸਿੰਘ").
 * Then the mark stays where it is.
 */
export function mendAnchors(doc: object): void {
  const processor = (doc as Inside)._font?.font?._layoutEngine?.engine?.GPOSProcessor
  if (!processor || mended.has(processor)) return
  const place = processor.applyAnchor.bind(processor)
  processor.applyAnchor = (mark, anchor, at) => {
    if (mark?.markAnchor && anchor) place(mark, anchor, at)
  }
  mended.add(processor)
}
