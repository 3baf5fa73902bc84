import { TOASTS } from "@silai/contracts/shop/limits"
import hot, { type ToastOptions } from "react-hot-toast/headless"

type Options = Pick<ToastOptions, "id">

/** Small sentences at the edge, with SPEC §9's times. An `id` replaces the toast that has it instead of adding one. */
export const toast = {
  blank: (text: string, options?: Options) => hot(text, { ...options, duration: TOASTS.blankMs }),
  success: (text: string, options?: Options) => hot.success(text, { ...options, duration: TOASTS.successMs }),
  error: (text: string, options?: Options) => hot.error(text, { ...options, duration: TOASTS.errorMs }),
  /** Stays until it is dismissed or replaced. */
  loading: (text: string, options?: Options) => hot.loading(text, { ...options, duration: Infinity }),
  dismiss: (id?: string) => hot.dismiss(id),
}
