import { ORDER_STATUSES } from "@silai/contracts/order/status"
import { DUTY_WORDS, ROLE_WORDS } from "@silai/contracts/staff/messages"
import { DUTIES, MAY_MOVE_TO, mayDo, mayMoveTo, ROLES, type Role } from "@silai/contracts/staff/roles"
import { TickIcon } from "../../ui/icons"
import { useNarrow } from "../../ui/use-narrow"
import style from "./staff.module.css"

// Every staff member may enter, and manage their own sign-in; rows of four ticks would only lengthen the table.
const shown = DUTIES.filter((duty) => duty !== "counter.enter" && duty !== "signin.secure")

/** The statuses that a role may set, in words. */
function movesOf(role: Role): string[] {
  if (MAY_MOVE_TO[role].length === ORDER_STATUSES.length) return ["Any status"]
  return ORDER_STATUSES.filter(({ code }) => mayMoveTo(role, code)).map(({ label }) => label)
}

/** The duties of each role, built from the table that the server checks. */
export function Duties() {
  const narrow = useNarrow()
  return (
    <section className={style.section} aria-labelledby="duties">
      <h2 id="duties">Permissions</h2>
      <p className={style.soft}>The same for everyone with a role; the shop refuses what is not ticked.</p>
      {narrow ? <ByRole /> : <ByDuty />}
    </section>
  )
}

const ByDuty = () => (
  <div className={style.sheet}>
    <table className={style.duties}>
      <caption className="unseen">Permissions by role</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">Part of the work</span>
          </th>
          {ROLES.map((role) => (
            <th key={role} scope="col">
              {ROLE_WORDS[role].label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((duty) => (
          <tr key={duty}>
            <th scope="row">{DUTY_WORDS[duty]}</th>
            {ROLES.map((role) => (
              <td key={role} data-yes={mayDo(role, duty)}>
                {mayDo(role, duty) ? (
                  <>
                    <TickIcon />
                    <span className="unseen">Yes</span>
                  </>
                ) : (
                  <>
                    <span aria-hidden="true">–</span>
                    <span className="unseen">No</span>
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">Statuses they may give an order</th>
          {ROLES.map((role) => (
            <td key={role} className={style.moves}>
              {movesOf(role).map((status) => (
                <span key={status}>{status}</span>
              ))}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  </div>
)

const ByRole = () => (
  <div className={style.byRole}>
    {ROLES.map((role) => (
      <details key={role} className={style.sheet}>
        <summary>
          <b>{ROLE_WORDS[role].label}</b>
          <span>{ROLE_WORDS[role].about}</span>
        </summary>
        <ul>
          {shown
            .filter((duty) => mayDo(role, duty))
            .map((duty) => (
              <li key={duty}>
                {DUTY_WORDS[duty]}
                {duty === "order.move" && ` to: ${movesOf(role).join(", ")}`}
              </li>
            ))}
        </ul>
      </details>
    ))}
  </div>
)
