import { CUSTOMER_EXPORT } from "@silai/contracts/customer/limits"
import { App, Button } from "antd"
import { useState } from "react"
import { callForFile } from "../../providers/call"
import { count } from "../../ui/format"
import { DownloadIcon } from "../../ui/icons"
import { saveFile } from "../../ui/save-file"
import { askCustomerFile } from "./calls"
import { type CustomerQuery, filtersOf } from "./query"

const today = () => new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(new Date())

/** The list as it is filtered, as a file for a spreadsheet. */
export function ExportButton({ query, total }: { query: CustomerQuery; total: number }) {
  const { message } = App.useApp()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      saveFile(await callForFile(askCustomerFile, filtersOf(query), "text/csv"), `customers-${today()}.csv`)
      if (total > CUSTOMER_EXPORT.maxRows)
        void message.warning(
          `The file holds the first ${count(CUSTOMER_EXPORT.maxRows)} of ${count(total)} customers. Filters bring the others.`,
        )
    } catch (error) {
      void message.error((error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button icon={<DownloadIcon />} loading={busy} disabled={total === 0} onClick={() => void save()}>
      Save as CSV
    </Button>
  )
}
