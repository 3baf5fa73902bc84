import type { Colourway } from "@silai/contracts/catalogue/colourway-shapes"
import { catalogueMessages } from "@silai/contracts/catalogue/messages"
import { Alert } from "antd"
import { useEffect } from "react"
import { Link } from "react-router"
import { BackLink } from "../../../ui/record/back-link"
import { Box } from "../../../ui/record/box"
import { dateTimeOf } from "../../../ui/format"
import { RecordHistory } from "../../../ui/record/record-history"
import { RecordPage } from "../../../ui/record/record-page"
import { Panels } from "../../panels"
import { Actions } from "./actions"
import type { WholeColourway } from "./calls"
import { Facts, Relatives } from "./facts"
import { AsCustomersSee } from "./preview"
import { Waiting } from "./waiting-customers"
import { StatusMark } from "./status-mark"
import { NEED_WORDS, pathTo, VARIANT } from "./words"
import page from "../../../ui/record/record.module.css"

export const ColourwayShow = () => (
  <RecordPage<WholeColourway> resource="colourway" words={VARIANT} titleOf={({ variantName }) => variantName}>
    {(record) => <Whole record={record} />}
  </RecordPage>
)

function Whole({ record }: { record: Colourway }) {
  useEffect(() => {
    window.scrollTo({ top: 0 })
  }, [])
  const needs = record.missing.map((need) => NEED_WORDS[need])
  return (
    <article className={page.page}>
      <BackLink to={pathTo.list}>Colours</BackLink>
      <header className={page.head}>
        <div>
          <h1>{record.variantName}</h1>
          <p className={page.under}>
            <StatusMark status={record.status} /> <span>Changed {dateTimeOf(record.updatedAt)}</span>
          </p>
        </div>
        <Actions record={record} />
      </header>
      {record.status !== "published" && needs.length > 0 && (
        <Alert
          type="warning"
          role="note"
          message={`Before customers can see it, it needs ${needs.length > 1 ? `${needs.slice(0, -1).join(", ")} and ${needs.at(-1)}` : needs[0]}.`}
          action={record.missing.includes("images") && <Link to={pathTo.images(record._id)}>Add pictures</Link>}
        />
      )}
      <div className={page.columns}>
        <AsCustomersSee record={record} />
        <aside className="stack" aria-label="Facts and history">
          <Facts record={record} />
          <Panels on="colourway" record={record} />
          <Waiting variantId={record._id} />
          <Relatives title="Other colours" of={record.siblings} />
          <Relatives title={catalogueMessages.styleWith} of={record.relatedProducts} />
          <Box title="History">
            <RecordHistory
              resource="colourway"
              id={record._id}
              version={record.version}
              none="Nothing has been changed at the counter yet."
            />
          </Box>
        </aside>
      </div>
    </article>
  )
}
