import { dice } from "../print"

export type Dice = ReturnType<typeof openDice>

/** One actor's luck: the seed decides what they try; the machine decides when it happens. */
export function openDice(seed: number) {
  const roll = dice(seed)
  const below = (most: number) => Math.floor(roll() * most)
  return {
    chance: (share: number) => roll() < share,
    between: (least: number, most: number) => least + below(most - least + 1),
    oneOf: <T>(many: readonly T[]): T => many[below(many.length)]!,
    /** One of these, by weight. */
    weighed<K extends string>(weights: Record<K, number>): K {
      const all = Object.entries(weights) as [K, number][]
      let left = roll() * all.reduce((sum, [, weight]) => sum + weight, 0)
      return all.find(([, weight]) => (left -= weight) < 0)?.[0] ?? all[0]![0]
    },
  }
}
