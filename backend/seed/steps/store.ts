import {
  createDefaultsWorkflow,
  createRegionsWorkflow,
  createTaxRegionsWorkflow,
  updateSalesChannelsWorkflow,
  updateStoresWorkflow,
} from "@medusajs/medusa/core-flows"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { SHOP } from "@silai/contracts/shop/settings"
import { present } from "@silai/contracts/present"

const currency = "inr"
const country = "in"

export type Store = { storeId: string; salesChannelId: string; regionId: string }

/** The shop itself: one store, one sales channel, one region, prices in rupees including GST. */
export async function ensureStore(container: MedusaContainer): Promise<Store> {
  await createDefaultsWorkflow(container).run()
  const [first] = await container.resolve(Modules.STORE).listStores({}, { take: 1 })
  const store = present(first, "the store of the engine's defaults")
  const salesChannelId = store.default_sales_channel_id as string
  // Exactly one sales channel: with a second one the engine loads every product id of the channel for each list.
  await updateSalesChannelsWorkflow(container).run({
    input: {
      selector: { id: salesChannelId },
      update: { name: `${SHOP.name} online`, description: "The shop's own site" },
    },
  })
  await updateStoresWorkflow(container).run({
    input: {
      selector: { id: store.id },
      update: {
        name: SHOP.name,
        supported_currencies: [{ currency_code: currency, is_default: true, is_tax_inclusive: true }],
      },
    },
  })
  const regionId = await ensureRegion(container)
  await ensureTax(container)
  return { storeId: store.id, salesChannelId, regionId }
}

async function ensureRegion(container: MedusaContainer): Promise<string> {
  const [existing] = await container.resolve(Modules.REGION).listRegions({ currency_code: currency }, { take: 1 })
  if (existing) return existing.id
  const providers = await container.resolve(Modules.PAYMENT).listPaymentProviders({ is_enabled: true })
  const own = providers.map((provider) => provider.id).filter((id) => id !== "pp_system_default")
  const { result } = await createRegionsWorkflow(container).run({
    input: {
      regions: [
        {
          name: "India",
          currency_code: currency,
          countries: [country],
          is_tax_inclusive: true,
          automatic_taxes: true,
          payment_providers: own.length ? own : ["pp_system_default"],
        },
      ],
    },
  })
  return present(result[0], "the region just made").id
}

async function ensureTax(container: MedusaContainer): Promise<void> {
  const [existing] = await container.resolve(Modules.TAX).listTaxRegions({ country_code: country }, { take: 1 })
  if (existing) return
  // Without a rate: GST depends on the price of a piece, so each order line has its own rate.
  await createTaxRegionsWorkflow(container).run({
    input: [
      {
        country_code: country,
        provider_id: "tp_system",
      },
    ],
  })
}
