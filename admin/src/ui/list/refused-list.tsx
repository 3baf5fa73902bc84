import style from "./list.module.css"

/** The refused records, each with its reason. */
export const RefusedList = ({ lines }: { lines: readonly { name: string; why: string }[] }) => (
  // A scrolling list is reached by the keyboard too.
  <ul className={style.refused} tabIndex={0}>
    {lines.map(({ name, why }, place) => (
      <li key={`${place} ${name}`}>
        <b>{name}</b>: {why}
      </li>
    ))}
  </ul>
)
