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
  [undefined, "coupon.tab.current"],
  ["active", "coupon.tab.active"],
  ["paused", "coupon.state.paused"],
  ["archived", "coupon.state.archived"],
] as const

export function CouponList() {
  const say = useSay()
  const mayWrite = useMay()("coupon.write")
  return (
    <ListFrame<CouponRecord, typeof couponAddress>
      resource="coupon"
      address={couponAddress}
      title={say("nav.coupon")}
      things={[say("coupon.one"), say("coupon.many")]}
      columns={couponColumns(say)}
      pathOf={({ _id }) => editPath(_id)}
      nameOf={({ code }) => code}
      card={(coupon) => <CouponCard coupon={coupon} />}
      search={{ placeholder: say("coupon.search"), maxLength: COUPON_LIST.maxSearch, finds: say("coupon.finds") }}
      none={say("coupon.empty")}
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
              {say("do.coupon")}
            </LinkButton>
          )}
        </>
      )}
      filters={({ values, filter }) => (
        <Tabs
          label={say("coupon.filter")}
          tabs={STATES.map(([status, word]) => ({
            label: say(word),
            on: values.status === status,
            choose: () => filter({ status }),
          }))}
        />
      )}
    />
  )
}
