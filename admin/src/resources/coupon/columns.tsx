import { couponSays } from "@silai/contracts/coupon/messages"
import type { Column } from "../../ui/columns"
import { count, dateOf, money } from "../../ui/format"
import { RowLink } from "../../ui/list/row-link"
import list from "../../ui/list.module.css"
import { Mark } from "../../ui/mark"
import { two } from "../customer/columns"
import type { CouponRecord } from "./calls"
import { editPath, standing } from "./words"

const CouponLink = ({ coupon }: { coupon: CouponRecord }) => (
  <RowLink id={coupon._id} to={editPath(coupon._id)}>
    {coupon.code}
  </RowLink>
)

const State = ({ coupon }: { coupon: CouponRecord }) => {
  const { word, tone } = standing(coupon)
  return <Mark tone={tone}>{word}</Mark>
}

const usesOf = ({ used, totalUses }: CouponRecord) =>
  totalUses === null ? count(used) : `${count(used)} of ${count(totalUses)}`
const heldOf = ({ held }: CouponRecord) => held > 0 && `${count(held)} being paid`

export const couponColumns: readonly Column<CouponRecord>[] = [
  {
    key: "code",
    title: "Code",
    width: 200,
    cell: (coupon) => two(<CouponLink coupon={coupon} />, coupon.name),
  },
  {
    key: "worth",
    title: "Takes off",
    cell: (coupon) => two(couponSays.worth(coupon), coupon.minimum > 0 && couponSays.from(coupon.minimum)),
  },
  { key: "state", title: "State", width: 130, cell: (coupon) => <State coupon={coupon} /> },
  { key: "used", title: "Used", width: 120, end: true, cell: (coupon) => two(usesOf(coupon), heldOf(coupon)) },
  {
    key: "revenue",
    title: "Brought in",
    width: 130,
    end: true,
    cell: (coupon) => two(money(coupon.revenueRupees), coupon.discountRupees > 0 && `${money(-coupon.discountRupees)}`),
  },
  { key: "made", title: "Made", width: 120, lesser: true, cell: ({ createdAt }) => dateOf(createdAt) },
  {
    key: "ends",
    title: "Ends",
    width: 120,
    lesser: true,
    cell: ({ endsAt }) => (endsAt ? dateOf(endsAt) : "—"),
  },
]

export const CouponCard = ({ coupon }: { coupon: CouponRecord }) => (
  <>
    <div className={list.line}>
      <CouponLink coupon={coupon} />
      <State coupon={coupon} />
    </div>
    <div className={list.line}>
      <span>{couponSays.worth(coupon)}</span>
      <span>{usesOf(coupon)} used</span>
    </div>
    <div className={list.line}>
      <span className={list.soft}>{coupon.name}</span>
      <span className={list.soft}>{money(coupon.revenueRupees)}</span>
    </div>
  </>
)
