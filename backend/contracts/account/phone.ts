/**
 * A phone number as people write it (+91 98765 43210, 098765-43210, 919876543210) in the stored form: ten digits.
 * Anything else returns its digits, and fails the pattern.
 */
export function phoneOf(written: string): string {
  const digits = written.replace(/[\s().\-\u00a0]/g, "").replace(/^\+/, "")
  if (/^91\d{10}$/.test(digits)) return digits.slice(2)
  return /^0\d{10}$/.test(digits) ? digits.slice(1) : digits
}
