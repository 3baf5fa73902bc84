import { couponSays } from "@silai/contracts/coupon/messages"
import type { Column } from "../../ui/columns"
import { count, dateOf, money } from "../../ui/format"
import { RowLink } from "../../ui/list/row-link"
import list from "../../ui/list.module.css"
import { Mark } from "../../ui/mark"
import { two } from "../customer/columns"
import { useSay } from "../../words/language"
import type { Say } from "../../words/say"
import type { CouponRecord } from "./calls"
import { editPath, standing } from "./words"

const CouponLink = ({ coupon }: { coupon: CouponRecord }) => (
  <RowLink id={coupon._id} to={editPath(coupon._id)}>
    {coupon.code}
  </RowLink>
)

const State = ({ coupon }: { coupon: CouponRecord }) => {
  const { word, tone } = standing(coupon)
  return <Mark tone={tone}>{useSay()(word)}</Mark>
}

/** How often it was used, of how often it may be. */
export const usesOf = (say: Say, { used, totalUses }: Pick<CouponRecord, "used" | "totalUses">) =>
  totalUses === null ? count(used) : say("coupon.used.of", { used: count(used), all: count(totalUses) })
const heldOf = (say: Say, { held }: CouponRecord) => held > 0 && say("coupon.held.n", { n: held })

export const couponColumns = (say: Say): readonly Column<CouponRecord>[] => [
  {
    key: "code",
    title: say("coupon.code"),
    width: 200,
    cell: (coupon) => two(<CouponLink coupon={coupon} />, coupon.name),
  },
  {
    key: "worth",
    title: say("coupon.takes-off"),
    cell: (coupon) => two(couponSays.worth(coupon), coupon.minimum > 0 && couponSays.from(coupon.minimum)),
  },
  { key: "state", title: say("coupon.state"), width: 130, cell: (coupon) => <State coupon={coupon} /> },
  {
    key: "used",
    title: say("coupon.used"),
    width: 120,
    end: true,
    cell: (coupon) => two(usesOf(say, coupon), heldOf(say, coupon)),
  },
  {
    key: "revenue",
    title: say("coupon.revenue"),
    width: 130,
    end: true,
    cell: (coupon) => two(money(coupon.revenueRupees), coupon.discountRupees > 0 && `${money(-coupon.discountRupees)}`),
  },
  { key: "made", title: say("coupon.made"), width: 120, lesser: true, cell: ({ createdAt }) => dateOf(createdAt) },
  {
    key: "ends",
    title: say("coupon.ends"),
    width: 120,
    lesser: true,
    cell: ({ endsAt }) => (endsAt ? dateOf(endsAt) : "—"),
  },
]

export function CouponCard({ coupon }: { coupon: CouponRecord }) {
  const say = useSay()
  return (
    <>
      <div className={list.line}>
        <CouponLink coupon={coupon} />
        <State coupon={coupon} />
      </div>
      <div className={list.line}>
        <span>{couponSays.worth(coupon)}</span>
        <span>{say("coupon.used.times", { used: usesOf(say, coupon) })}</span>
      </div>
      <div className={list.line}>
        <span className={list.soft}>{coupon.name}</span>
        <span className={list.soft}>{money(coupon.revenueRupees)}</span>
      </div>
    </>
  )
}
