import { couponMessages } from "@silai/contracts/coupon/messages"
import { App, Button } from "antd"
import { Link, useNavigate, useSearchParams } from "react-router"
import { BackLink } from "../../ui/record/back-link"
import { FormFrame } from "../../ui/form/form-frame"
import { count, dateTimeOf, money } from "../../ui/format"
import { Mark } from "../../ui/mark"
import { RecordPage } from "../../ui/record/record-page"
import { FactsAcross } from "../../ui/record/box"
import { MoreMenu } from "../../ui/record/more-menu"
import { useAct } from "../../ui/use-act"
import { useTitle } from "../../ui/use-title"
import { askDelete, type CouponWithUses } from "./calls"
import style from "./coupon.module.css"
import { CouponFields } from "./fields"
import { useCouponForm } from "./form"
import { useSay } from "../../words/language"
import { BATCHES, COUPON_WORDS, editPath, standing, usesOf } from "./words"

export function CouponAdd() {
  useTitle(useSay()("do.coupon"))
  return <CouponPage coupon={null} />
}

export const CouponEdit = () => (
  <RecordPage<CouponWithUses> resource="coupon" words={COUPON_WORDS} titleOf={({ code }) => code} holds>
    {(coupon) => <CouponPage key={coupon._id} coupon={coupon} />}
  </RecordPage>
)

function CouponPage({ coupon }: { coupon: CouponWithUses | null }) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const at = useCouponForm(coupon, search.has("many"), (saved) => {
    if (!coupon) void navigate("pattern" in saved ? BATCHES : editPath(saved._id), { replace: true })
  })
  const say = useSay()
  return (
    <div className={style.page}>
      <BackLink to={COUPON_WORDS.list.path}>{say("nav.coupon")}</BackLink>
      <h1>{coupon ? coupon.code : say("do.coupon")}</h1>
      {coupon && <Standing coupon={coupon} />}
      {coupon?.batchId && (
        <p>
          {say("batch.belongs")} <Link to={BATCHES}>{say("batch.title")}</Link>
        </p>
      )}
      {coupon?.state !== "archived" && !coupon?.batchId && (
        <FormFrame
          at={at}
          name="coupon"
          save={coupon ? say("coupon.save") : at.values.many ? say("batch.make") : say("coupon.make")}
          actions={
            coupon ? (
              <Delete coupon={coupon} />
            ) : (
              <Button onClick={() => void navigate(COUPON_WORDS.list.path)} disabled={at.busy}>
                {say("form.cancel")}
              </Button>
            )
          }
        >
          <CouponFields at={at} coupon={coupon} />
        </FormFrame>
      )}
      {coupon && coupon.uses.length > 0 && <Uses coupon={coupon} />}
    </div>
  )
}

function Standing({ coupon }: { coupon: CouponWithUses }) {
  const say = useSay()
  const { word, tone } = standing(coupon)
  const facts = [
    [say("coupon.takes-off"), couponMessages.worth(coupon)],
    [say("coupon.used"), usesOf(say, coupon)],
    [say("coupon.held"), count(coupon.held)],
    [say("coupon.off"), money(coupon.discountRupees)],
    [say("coupon.revenue"), money(coupon.revenueRupees)],
  ] as const
  return (
    <>
      <p>
        <Mark tone={tone}>{say(word)}</Mark>
      </p>
      <FactsAcross
        column={{ xs: 1, sm: 2, md: 3, xl: facts.length }}
        items={facts.map(([label, children]) => ({ key: label, label, children }))}
      />
    </>
  )
}

/** The newest orders that it was used for. */
const Uses = ({ coupon }: { coupon: CouponWithUses }) => (
  <section className="part" aria-labelledby="uses">
    <h2 id="uses">{useSay()("coupon.orders")}</h2>
    <ul className={style.uses}>
      {coupon.uses.map(({ orderId, at, discountRupees, totalRupees }) => (
        <li key={orderId}>
          <Link to={`/order/view/${orderId}`}>{dateTimeOf(at)}</Link>
          <span>{money(totalRupees)}</span>
          <span className="soft">{money(-discountRupees)}</span>
        </li>
      ))}
    </ul>
  </section>
)

function Delete({ coupon }: { coupon: CouponWithUses }) {
  const { modal } = App.useApp()
  const navigate = useNavigate()
  const { act, busy } = useAct("coupon")
  const say = useSay()
  const way = coupon.used + coupon.held > 0 ? "coupon.archive" : "coupon.delete"
  const ask = () =>
    modal.confirm({
      title: say(`${way}.ask`, { code: coupon.code }),
      content: say(`${way}.then`),
      icon: null,
      okText: say(way),
      cancelText: say("coupon.keep"),
      okButtonProps: { danger: true },
      onOk: () =>
        act(
          askDelete,
          { _id: coupon._id, version: coupon.version },
          () => void navigate(COUPON_WORDS.list.path, { replace: true }),
        ),
    })
  return <MoreMenu busy={busy} items={[{ key: "delete", label: say(way), danger: true, onClick: () => void ask() }]} />
}
