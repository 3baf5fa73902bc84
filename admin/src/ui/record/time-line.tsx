import { Timeline } from "antd"
import type { ReactNode } from "react"
import { dateTimeOf } from "../format"

/** `by`: the person, or another detail for the line of the time. */
type Entry = { key: string; what: ReactNode; at?: string | null; by?: ReactNode; note?: ReactNode }

/** antd's Timeline of what happened, latest first. */
export const TimeLine = ({ events }: { events: readonly Entry[] }) => (
  <Timeline
    style={{ paddingTop: 6 }}
    items={events.map(({ key, what, at, by, note }, place) => ({
      key,
      color: "var(--gold)",
      style: place === events.length - 1 ? { paddingBottom: 0 } : undefined,
      children: (
        <>
          {what}
          {/* Without a time: the original version. */}
          {at && (
            <div className="soft">
              <time dateTime={at}>{dateTimeOf(at)}</time>
              {by && <> · {by}</>}
            </div>
          )}
          {note && <div className="soft">{note}</div>}
        </>
      ),
    }))}
  />
)
