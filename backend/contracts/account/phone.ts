/** Separators between the digits; also the direction marks that a phone's address book copies along. */
const between = /[\s().\-\u2010-\u2015\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * A phone number as people write it (+91 98765 43210, 098765-43210, 919876543210) in the stored form: ten digits. Anything else
 * keeps its digits and signs, and fails the pattern; so a field can be cleaned by it after each key: a prefix is removed once the
 * number after it is complete, and nothing too long is cut.
 */
export function phoneOf(written: string): string {
  const bare = written.replace(between, "")
  const [, national = bare] = /^(?:\+|00)91(\d{10})$/.exec(bare) ?? /^(?:91|0)(\d{10})$/.exec(bare) ?? []
  return national
}
