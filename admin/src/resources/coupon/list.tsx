import { COUPON_LIST } from "@silai/contracts/coupon/limits"
import { callForFile } from "../../providers/call"
import { useMay } from "../../providers/may"
import { LinkButton } from "../../ui/link-button"
import { ExportButton } from "../../ui/list/export-button"
import { ListFrame } from "../../ui/list/list-frame"
import { Tabs } from "../../ui/tabs"
import { useSay } from "../../words/language"
import { askCouponFile, type CouponRecord } from "./calls"
import { CouponCard, couponColumns } from "./columns"
import { couponAddress } from "./query"
import { BATCHES, editPath } from "./words"

const STATES = [
  [undefined, "In use"],
  ["active", "Not paused"],
  ["paused", "Paused"],
  ["archived", "Archived"],
] as const

export function CouponList() {
  const say = useSay()
  const mayWrite = useMay()("coupon.write")
  return (
    <ListFrame<CouponRecord, typeof couponAddress>
      resource="coupon"
      address={couponAddress}
      title="Coupons"
      things={["coupon", "coupons"]}
      columns={couponColumns}
      pathOf={({ _id }) => editPath(_id)}
      nameOf={({ code }) => code}
      card={(coupon) => <CouponCard coupon={coupon} />}
      search={{ placeholder: "Code or name", maxLength: COUPON_LIST.maxSearch, finds: "codes and names" }}
      none="A coupon takes something off an order: a part, a sum, or the delivery."
      actions={({ values, sort, total }) => (
        <>
          <ExportButton
            name="coupons"
            total={total}
            ask={() => callForFile(askCouponFile, { ...values, status: values.status ?? "current", sort }, "text/csv")}
          />
          <LinkButton to={BATCHES}>{say("batch.title")}</LinkButton>
          {mayWrite && (
            <LinkButton to="/management/coupon/generate" main>
              Make a coupon
            </LinkButton>
          )}
        </>
      )}
      filters={({ values, filter }) => (
        <Tabs
          label="Filter by state"
          tabs={STATES.map(([status, label]) => ({
            label,
            on: values.status === status,
            choose: () => filter({ status }),
          }))}
        />
      )}
    />
  )
}
