import { Fragment } from "react"
import { useSay } from "../../words/language"

/** The keys of a list, below its rows. */
export function ListKeys({
  mayChoose,
  actions,
}: {
  mayChoose: boolean
  actions: readonly { key?: string; label: string }[]
}) {
  const say = useSay()
  return (
    <>
      <kbd>j</kbd> <kbd>k</kbd> {say("list.move")}, <kbd>Enter</kbd> {say("list.open")},{" "}
      {mayChoose && (
        <>
          <kbd>x</kbd> {say("list.pick")}, <kbd>X</kbd> {say("list.pick-all")},{" "}
        </>
      )}
      {actions.map(
        ({ key, label }) =>
          key && (
            <Fragment key={key}>
              <kbd>{key}</kbd> {label},{" "}
            </Fragment>
          ),
      )}
      <kbd>/</kbd> {say("list.find")}
    </>
  )
}
