const [LINE_END, QUOTE] = [10, 34]

/** Counts the rows of a CSV file that arrives in chunks, without the heading; a quoted cell may contain line breaks. */
export function csvRows(): (piece: Uint8Array) => number {
  let [lines, isQuoted] = [0, false]
  return (piece) => {
    for (const sign of piece) {
      if (sign === QUOTE) isQuoted = !isQuoted
      else if (sign === LINE_END && !isQuoted) lines += 1
    }
    return Math.max(0, lines - 1)
  }
}
