import { Alert } from "antd"
import { Link } from "react-router"
import { useSay } from "../../words/language"
import { AlertIcon } from "../../ui/icons"
import type { DashboardData } from "./use-dashboard"

/** Work that is stuck until a person looks at it; nothing while all runs by itself. */
export function Alarms({ data: { alarms } }: { data: DashboardData }) {
  const say = useSay()
  const rows = [
    { n: alarms.payments, to: "/payment/all?view=alarm", word: "alarms.payments" },
    { n: alarms.mismatches, to: "/payment/mismatches", word: "alarms.mismatches" },
    { n: alarms.failed, to: "/dashboard/failed", word: "alarms.failed" },
    { n: alarms.notices, to: "/payment/notices", word: "alarms.notices" },
    { n: alarms.stock, to: "/management/inventory", word: "alarms.stock" },
    { n: alarms.codes, to: null, word: "alarms.codes" },
  ] as const
  const raised = rows.filter(({ n }) => n > 0)
  if (!raised.length) return null
  return (
    <Alert
      type="error"
      role="region"
      aria-label={say("alarms.title")}
      showIcon
      icon={<AlertIcon />}
      message={
        <ul className="tight thumbs">
          {raised.map(({ n, to, word }) => (
            <li key={word}>{to ? <Link to={to}>{say(word, { n })}</Link> : say(word, { n })}</li>
          ))}
        </ul>
      }
    />
  )
}
