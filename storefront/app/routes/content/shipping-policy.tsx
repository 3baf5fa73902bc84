import type { checkoutCalls, DeliveryZone } from "@silai/contracts/checkout/calls"
import { Document } from "~/layout/document"
import { extraDays, leavesWithin, workingDays } from "@silai/contracts/checkout/delivery-messages"
import { shopAddress } from "@silai/contracts/shop/identity"
import { Link } from "react-router"
import { isDeliveryFree, shippingSentence } from "~/lib/shop/delivery-words"
import { call, entry } from "~/lib/call"
import { openingHours } from "~/lib/shop/opening-words"
import { shop } from "~/lib/shop/shop"
import { pageMeta } from "~/lib/meta"
import { paths } from "~/paths"
import type { Route } from "./+types/shipping-policy"

const TITLE = "Shipping Policy"

export const meta = () =>
  pageMeta({
    title: TITLE,
    description: "Delivery charges, when an order leaves the workshop, how it is tracked, and collection at the shop.",
    path: paths.shipping,
  })

const askDelivery = entry<typeof checkoutCalls.shippingFees>("/customer/shippingFee/all")

/** Delivery times are set by the shopkeeper; if they cannot be loaded, the page shows all the rest. */
export const loader = async () => ({
  zones: await call(askDelivery, {}).then(
    ({ zones }) => zones,
    () => [],
  ),
})

function Zone({ name, states, ...days }: DeliveryZone) {
  return (
    <li>
      <strong>{name ?? "Everywhere else in India"}</strong>: {workingDays(days)}
      {states.length > 0 && ` (${states.join(", ")})`}
    </li>
  )
}

const sections = (zones: readonly DeliveryZone[], { identity } = shop()) => [
  {
    id: "cost",
    title: "What it costs",
    body: (
      <>
        <p>
          {isDeliveryFree()
            ? "Nothing. Shipping is free across India, whatever the order is worth. The price on the page includes all taxes, and it is the price you pay."
            : `${shippingSentence()} Prices include all taxes; at checkout you see the fee of your order before you pay.`}
        </p>
      </>
    ),
  },
  {
    id: "when",
    title: "When it leaves us",
    body: (
      <>
        <p>
          Ready-made pieces are checked, pressed and packed in the order in which they were bought, and leave our
          workshop {leavesWithin}.
        </p>
        <p>
          Custom sizes, and pieces that are made because their size had run out, take {extraDays} at no extra charge.
          Nothing is cut until your order is placed.
        </p>
      </>
    ),
  },
  ...(zones.length > 0
    ? [
        {
          id: "days",
          title: "How long it takes",
          body: (
            <>
              <p>From your order to your door, for ready-made pieces. Sundays are not counted.</p>
              <ul>
                {zones.map((zone) => (
                  <Zone key={zone.name} {...zone} />
                ))}
              </ul>
            </>
          ),
        },
      ]
    : []),
  {
    id: "follow",
    title: "Following your order",
    body: (
      <>
        <p>
          You can see each step of your order, from the cutting table to your door, on{" "}
          <Link to={paths.trackOrder}>Track Order</Link> with your order number and phone number. Signed-in customers
          also find it under <Link to={paths.orders}>My Orders</Link>.
        </p>
      </>
    ),
  },
  {
    id: "collect",
    title: "Collecting at the shop",
    body: (
      <>
        <p>
          Choose collection at checkout and we keep your parcel ready at {shopAddress(identity)}. Please bring your
          order number. The shop is open {openingHours()}.
        </p>
      </>
    ),
  },
  {
    id: "delivery",
    title: "At your door",
    body: (
      <>
        <p>
          Please make sure that someone can receive the parcel. If the courier does not find anyone, it is offered
          again; after that it comes back to us, and we call you before doing anything else.
        </p>
        <p>
          If a parcel arrives open or damaged, take a photograph before unpacking and write to us at {identity.email}.
          We put it right.
        </p>
      </>
    ),
  },
  {
    id: "address",
    title: "A wrong address",
    body: (
      <>
        <p>
          Write or call as soon as you notice. Until the parcel has left, we can change the address; afterwards only the
          courier can, and not always.
        </p>
      </>
    ),
  },
]

export default function ShippingPolicy({ loaderData }: Route.ComponentProps) {
  return (
    <Document
      title={TITLE}
      lead={
        isDeliveryFree()
          ? "Every order goes out free of charge, to every PIN code in India."
          : `We send to every PIN code in India. ${shippingSentence()}`
      }
      sections={sections(loaderData.zones)}
      updated="21 Nov 2026"
    />
  )
}
