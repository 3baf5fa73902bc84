import { COUPON_FILTERS, COUPON_LIST } from "@silai/contracts/coupon/limits"
import { listAddress, oneOfField, textField } from "../../providers/list-address"

/** The list of coupons in the address. */
export const couponAddress = listAddress({
  filters: { search: textField(COUPON_LIST.maxSearch), status: oneOfField(COUPON_FILTERS) },
  sorts: {
    made: ["oldest", "latest"],
    code: ["code", "code_down"],
    used: ["uses_up", "uses"],
    ends: ["ends", "ends_down"],
  },
  usual: "latest",
  ...COUPON_LIST,
})
