import { TOASTS } from "@silai/contracts/shop/limits"
import hot, { type ToastOptions } from "react-hot-toast/headless"

type Options = Pick<ToastOptions, "id" | "duration">

/** Small sentences at the edge, with SPEC §9's times. An `id` replaces the toast that has it instead of adding one; a `duration` (milliseconds) overrides its time. */
export const toast = {
  blank: (text: string, options?: Options) => hot(text, { duration: TOASTS.blankMs, ...options }),
  success: (text: string, options?: Options) => hot.success(text, { duration: TOASTS.successMs, ...options }),
  error: (text: string, options?: Options) => hot.error(text, { duration: TOASTS.errorMs, ...options }),
  /** Stays until it is dismissed or replaced. */
  loading: (text: string, options?: Options) => hot.loading(text, { ...options, duration: Infinity }),
  dismiss: (id?: string) => hot.dismiss(id),
}
