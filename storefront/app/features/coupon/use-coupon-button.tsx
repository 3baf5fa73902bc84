import type { ShopperCoupon } from "@silai/contracts/coupon/shapes"
import { useEffect } from "react"
import { useNavigate } from "react-router"
import { useBag } from "~/features/bag/use-bag"
import { useStore } from "~/lib/store"
import { paths } from "~/paths"
import { Button, LinkButton } from "~/ui/button"
import { toast } from "~/ui/toast"
import { couponCode, recallCoupon, rememberCoupon } from "./coupon-memory"
import { couponWords } from "./words"

/** Carries the code into the bag, and from there into the checkout, as a link does. */
export function UseCoupon({ coupon: { code, standing } }: { coupon: ShopperCoupon }) {
  const navigate = useNavigate()
  const { items } = useBag()
  const chosen = useStore(couponCode)
  useEffect(recallCoupon, [])
  if (standing !== "usable") return null
  if (chosen === code && items.length > 0)
    return (
      <LinkButton to={paths.bag} kind="plain" size="small">
        {couponWords.inUse}
      </LinkButton>
    )
  const use = () => {
    rememberCoupon(code)
    if (items.length === 0) toast.success(couponWords.remembered(code))
    void navigate(items.length > 0 ? paths.bag : paths.explore)
  }
  return (
    <Button size="small" onClick={use} aria-label={`${couponWords.use}: ${code}`}>
      {couponWords.use}
    </Button>
  )
}
