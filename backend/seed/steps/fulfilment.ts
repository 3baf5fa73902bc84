import {
  createLocationFulfillmentSetWorkflow,
  createServiceZonesWorkflow,
  createShippingOptionsWorkflow,
  createShippingProfilesWorkflow,
  createStockLocationsWorkflow,
  linkSalesChannelsToStockLocationWorkflow,
} from "@medusajs/medusa/core-flows"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import type { DeliveryMethod } from "@silai/contracts/checkout/limits"
import { FIRST_IDENTITY } from "@silai/contracts/shop/identity"
import { present } from "@silai/contracts/present"

const provider = "manual_manual"

/**
 * The shipping options. `code` is the delivery method of `@silai/contracts/checkout/limits`; checkout finds an option
 * by it.
 */
const ways: readonly {
  code: DeliveryMethod
  set: string
  type: string
  option: string
  description: string
  rupees: number
}[] = [
  {
    code: "home",
    set: "Delivery across India",
    type: "shipping",
    option: "Home delivery",
    description: "To your door, anywhere in India",
    rupees: 0,
  },
  {
    code: "pickup",
    set: "Collection at the shop",
    type: "pickup",
    option: "Collect at the shop",
    description: "We keep it ready for you at the shop",
    rupees: 0,
  },
]

export type Fulfilment = { locationId: string; shippingProfileId: string }

/** One workshop in Punjab with all stock, one shipping profile, and the two shipping options. */
export async function ensureFulfilment(container: MedusaContainer, salesChannelId: string): Promise<Fulfilment> {
  const locationId = await ensureLocation(container, salesChannelId)
  const shippingProfileId = await ensureProfile(container)
  const offered = await container.resolve(Modules.FULFILLMENT).listShippingOptions({}, { relations: ["type"] })
  for (const way of ways) {
    if (offered.some((option) => option.type?.code === way.code)) continue
    await openWay(container, way, locationId, shippingProfileId)
  }
  return { locationId, shippingProfileId }
}

async function ensureLocation(container: MedusaContainer, salesChannelId: string): Promise<string> {
  const [existing] = await container.resolve(Modules.STOCK_LOCATION).listStockLocations({}, { take: 1 })
  if (existing) return existing.id
  const { line1, city, state, pincode, phone } = FIRST_IDENTITY
  const {
    result: [location],
  } = await createStockLocationsWorkflow(container).run({
    input: {
      locations: [
        {
          name: `Workshop ${city}`,
          address: {
            address_1: line1,
            city,
            province: state,
            postal_code: pincode,
            country_code: "in",
            phone,
          },
        },
      ],
    },
  })
  const { id } = present(location, "the location just made")
  await container.resolve(ContainerRegistrationKeys.LINK).create({
    [Modules.STOCK_LOCATION]: { stock_location_id: id },
    [Modules.FULFILLMENT]: { fulfillment_provider_id: provider },
  })
  await linkSalesChannelsToStockLocationWorkflow(container).run({ input: { id, add: [salesChannelId] } })
  return id
}

async function ensureProfile(container: MedusaContainer): Promise<string> {
  const [existing] = await container.resolve(Modules.FULFILLMENT).listShippingProfiles({ type: "default" }, { take: 1 })
  if (existing) return existing.id
  const { result } = await createShippingProfilesWorkflow(container).run({
    input: { data: [{ name: "Garments", type: "default" }] },
  })
  return present(result[0], "the profile just made").id
}

async function openWay(
  container: MedusaContainer,
  way: (typeof ways)[number],
  locationId: string,
  shippingProfileId: string,
): Promise<void> {
  await createLocationFulfillmentSetWorkflow(container).run({
    input: { location_id: locationId, fulfillment_set_data: { name: way.set, type: way.type } },
  })
  const [set] = await container.resolve(Modules.FULFILLMENT).listFulfillmentSets({ name: way.set })
  const {
    result: [zone],
  } = await createServiceZonesWorkflow(container).run({
    input: {
      data: [
        {
          name: `India, ${way.code}`,
          fulfillment_set_id: present(set, way.set).id,
          geo_zones: [{ type: "country", country_code: "in" }],
        },
      ],
    },
  })
  await createShippingOptionsWorkflow(container).run({
    input: [
      {
        name: way.option,
        price_type: "flat",
        provider_id: provider,
        service_zone_id: present(zone, `the zone of ${way.set}`).id,
        shipping_profile_id: shippingProfileId,
        type: { code: way.code, label: way.option, description: way.description },
        prices: [{ currency_code: "inr", amount: way.rupees }],
        rules: [
          { attribute: "enabled_in_store", operator: "eq", value: "true" },
          { attribute: "is_return", operator: "eq", value: "false" },
        ],
      },
    ],
  })
}
