import type { Address } from "@silai/contracts/checkout/calls"

/** An address as the engine keeps it, for operators' plugins; ours stays whole in our own record. */
export function engineAddress({ name, phone, line1, line2, landmark, city, state, pincode }: Address) {
  return {
    ...enginePerson({ name, phone }),
    address_1: line1,
    address_2: [line2, landmark].filter(Boolean).join(", "),
    city,
    province: state,
    postal_code: pincode,
  }
}

/** The receiver of an order without an address. */
export function enginePerson({ name, phone }: { name: string; phone: string }) {
  const [first_name, ...rest] = name.split(" ")
  return { first_name, last_name: rest.join(" "), phone, country_code: "in" }
}
