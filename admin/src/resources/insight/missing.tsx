import type { InsightReport } from "@silai/contracts/insight/calls"
import { Table } from "antd"
import { type ReactNode, useId } from "react"
import { Link } from "react-router"
import { useMay } from "../../providers/may"
import { count, percent } from "../../ui/format"
import { useSay } from "../../words/language"
import type { ReportProps } from "./visits"
import style from "./insight.module.css"

type Size = InsightReport["sizes"][number]
type Search = InsightReport["searches"][number]
type Half = InsightReport["measuring"][number]

/** A question, its answer in a sentence, and the numbers behind it, where there are any. */
function Answer({ question, answer, children }: { question: string; answer: string; children?: ReactNode }) {
  const id = useId()
  return (
    <section className={`${style.answer} stack`} aria-labelledby={id}>
      <h2 id={id}>{question}</h2>
      <p>{answer}</p>
      {children}
    </section>
  )
}

const numbers = (n: number) => <span className="figures">{count(n)}</span>

/** Searches without a result. */
export function Searches({ report: { searches } }: ReportProps) {
  const say = useSay()
  const [most] = searches
  return (
    <Answer
      question={say("insight.ask.search")}
      answer={most ? say("insight.search.answer", { words: most.words, n: most.count }) : say("insight.search.none")}
    >
      {most && (
        <Table<Search>
          size="middle"
          pagination={false}
          rowKey="words"
          dataSource={searches}
          columns={[
            { key: "words", title: say("insight.words"), dataIndex: "words" },
            { key: "count", title: say("insight.times"), align: "end", render: (_, row) => numbers(row.count) },
          ]}
        />
      )}
    </Answer>
  )
}

/** Which requested sizes were missing. */
export function Sizes({ report: { sizes } }: ReportProps) {
  const say = useSay()
  const may = useMay()
  const [most] = sizes
  return (
    <Answer
      question={say("insight.ask.size")}
      answer={
        most
          ? say("insight.size.answer", { name: most.name, size: most.size, n: most.count })
          : say("insight.size.none")
      }
    >
      {most && (
        <Table<Size>
          size="middle"
          pagination={false}
          rowKey={({ _id, size }) => `${_id} ${size}`}
          dataSource={sizes}
          columns={[
            {
              key: "name",
              title: say("insight.piece"),
              render: (_, { _id, name }) =>
                may("catalogue.read") ? <Link to={`/product/variant/${_id}`}>{name}</Link> : name,
            },
            { key: "size", title: say("order.size"), dataIndex: "size" },
            { key: "count", title: say("insight.times"), align: "end", render: (_, row) => numbers(row.count) },
          ]}
        />
      )}
    </Answer>
  )
}

/** Whether those who begin to enter their measurements finish. */
export function Measuring({ report: { measuring } }: ReportProps) {
  const say = useSay()
  const begun = measuring.reduce((sum, half) => sum + half.begun, 0)
  const finished = measuring.reduce((sum, half) => sum + half.finished, 0)
  return (
    <Answer
      question={say("insight.ask.measure")}
      answer={
        begun > 0
          ? say("insight.measure.answer", { n: begun, finished: count(finished), part: percent(finished / begun) })
          : say("insight.measure.none")
      }
    >
      {begun > 0 && (
        <Table<Half>
          size="middle"
          pagination={false}
          rowKey="type"
          dataSource={measuring}
          columns={[
            { key: "type", title: say("insight.half"), render: (_, { type }) => say(`workshop.${type}`) },
            { key: "begun", title: say("insight.begun"), align: "end", render: (_, row) => numbers(row.begun) },
            {
              key: "finished",
              title: say("insight.finished"),
              align: "end",
              render: (_, row) => numbers(row.finished),
            },
          ]}
        />
      )}
    </Answer>
  )
}
