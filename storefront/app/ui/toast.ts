import { TOASTS } from "@silai/contracts/shop/limits"
import type { ToastOptions } from "react-hot-toast/headless"

/** A button next to a toast's text. */
export type ToastAction = { name: string; act: () => void }
type Options = Pick<ToastOptions, "id" | "duration"> & { action?: ToastAction }

// No page opens with a toast: its renderer is loaded when the page is idle, or with the first toast.
const withToasts = (act: (hot: (typeof import("react-hot-toast/headless"))["default"]) => void) =>
  void import("react-hot-toast/headless").then(
    (part) => act(part.default),
    (error: unknown) => console.error(error),
  )

/**
 * Short messages at the edge, with requirements §9's times. An `id` replaces the toast that has it instead of adding
 * one; a `duration` (milliseconds) overrides its time.
 */
export const toast = {
  blank: (text: string, options?: Options) => withToasts((hot) => hot(text, { duration: TOASTS.blankMs, ...options })),
  success: (text: string, options?: Options) =>
    withToasts((hot) => hot.success(text, { duration: TOASTS.successMs, ...options })),
  error: (text: string, options?: Options) =>
    withToasts((hot) => hot.error(text, { duration: TOASTS.errorMs, ...options })),
  /** Stays until it is dismissed or replaced. */
  loading: (text: string, options?: Options) =>
    withToasts((hot) => hot.loading(text, { ...options, duration: Infinity })),
  dismiss: (id?: string) => withToasts((hot) => hot.dismiss(id)),
}
