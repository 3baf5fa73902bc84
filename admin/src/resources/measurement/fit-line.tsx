import type { FitProfile } from "@silai/contracts/measurement/fit-limits"
import { useSay } from "../../words/language"
import type { Say } from "../../words/say"

/** The fit of a piece in a few words. */
export const fitWordsIn = (say: Say, { fit, worn, sleeveTo, build = [], way, madeFor }: FitProfile): string[] => [
  say(`fit.${fit}`),
  ...(worn ? [say(`worn.${worn}`)] : []),
  ...(sleeveTo ? [say(`sleeve-to.${sleeveTo}`)] : []),
  ...build.map((note) => say(`build.${note}`)),
  ...(way && way !== "tape" ? [say(`way.${way}`)] : []),
  ...(madeFor ? [say("fit.for", { name: madeFor })] : []),
]

/** The same as a line of a card; nothing where nothing was said. */
export function FitLine({ fit }: { fit: FitProfile | null | undefined }) {
  const say = useSay()
  if (!fit) return null
  return (
    <p>
      <span className="soft">{say("fit.title")}</span> <b>{fitWordsIn(say, fit).join(" · ")}</b>
    </p>
  )
}
