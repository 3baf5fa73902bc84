import style from "./list.module.css"

/** What could not be done, each with its reason. */
export const RefusedList = ({ lines }: { lines: readonly { name: string; why: string }[] }) => (
  // What scrolls is reached by the keyboard too.
  <ul className={style.refused} tabIndex={0}>
    {lines.map(({ name, why }, place) => (
      <li key={`${place} ${name}`}>
        <b>{name}</b>: {why}
      </li>
    ))}
  </ul>
)
