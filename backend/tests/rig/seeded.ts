/** The start of every drawn value of a test run: a failed run can be repeated unchanged. */
export const TEST_SEED = Number(process.env.TEST_SEED ?? 1968)

/** A small seeded generator of numbers from 0 up to 1. */
export function dice(start: number): () => number {
  let state = start >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const startOf = (name: string) =>
  [...name].reduce((sum, letter) => Math.imul(sum, 31) + letter.codePointAt(0)!, TEST_SEED)

/**
 * Draws for one test file, by the run's seed and the file's name.
 * @param name differs from file to file, so that files of one run draw different values
 */
export function seeded(name: string) {
  const roll = dice(startOf(name))
  const below = (most: number) => Math.floor(roll() * most)
  return { below, bytes: (count: number) => Uint8Array.from({ length: count }, () => below(256)) }
}
