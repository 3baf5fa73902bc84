import { CUSTOM_VARIANT, sizeNamed } from "@silai/contracts/catalogue/limits"

/** The shop's own label for a client's size: aliases are resolved, a measurement object means a custom size. */
export function sizeLabel(size: string | Record<string, unknown>): string {
  if (typeof size !== "string") return CUSTOM_VARIANT
  return sizeNamed(size.trim())
}
