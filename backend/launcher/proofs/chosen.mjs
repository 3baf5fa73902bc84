// Which parts of the whole proof a run includes. Pure.

/**
 * @typedef {import("./run-proofs.mjs").Part} Part
 * @typedef {Record<string, { failed: { file: string }[] }>} Kept the results of earlier runs, by part
 */

/**
 * One shard of the parts: files of tests are split by their runner, the other parts are dealt out in turn.
 * @param {Part[][][]} stages
 * @param {{ index: number, count: number }} shard `index` from 1
 */
export function shardOf(stages, { index, count }) {
  const whole = stages.flat(2).filter((part) => !part.splits)
  return choose(stages, (part) => {
    if (part.splits) return { ...part, args: [...(part.args ?? []), `--shard=${index}/${count}`] }
    return whole.indexOf(part) % count === index - 1 ? part : null
  })
}

/**
 * The parts that failed, each with the files that did.
 * @param {Part[][][]} stages
 * @param {Kept} kept
 */
export function failedOf(stages, kept) {
  return choose(stages, (part) => {
    const failed = kept[part.script]?.failed ?? []
    if (!failed.length) return null
    const files = [...new Set(failed.map(({ file }) => file))]
    // A part that failed as a whole, such as lint, is named as its own file.
    return part.counts && !files.includes(part.script) ? { ...part, args: [...(part.args ?? []), ...files] } : part
  })
}

const choose = (stages, pick) =>
  stages
    .map((lanes) => lanes.map((lane) => lane.map(pick).filter(Boolean)).filter((lane) => lane.length))
    .filter((lanes) => lanes.length)
