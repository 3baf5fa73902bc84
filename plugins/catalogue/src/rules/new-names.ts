type Named = { _id: string; variantName: string; color: string }

/**
 * Colourways whose name is their colour and their style's old name ("Black Aura" + "Formal Shirt"), renamed to the
 * style's new name. Others keep theirs.
 */
export function newNames(variants: readonly Named[], before: string, after: string): [id: string, title: string][] {
  if (before === after) return []
  return variants
    .filter(({ variantName, color }) => variantName === `${color} ${before}`)
    .map(({ _id, color }) => [_id, `${color} ${after}`])
}
