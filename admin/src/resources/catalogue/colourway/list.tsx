import { COLOURWAY } from "@silai/contracts/catalogue/limits"
import { callForFile } from "../../../providers/call"
import { useMay } from "../../../providers/may"
import { LinkButton } from "../../../ui/link-button"
import { ExportButton } from "../../../ui/list/export-button"
import { ListFrame } from "../../../ui/list/list-frame"
import { discountPath } from "../discount-source"
import { colourwayBulk, colourwayBulkLinks } from "./bulk"
import { askColourwayFile, type ColourwayRecord } from "./calls"
import { ColourwayCard, colourwayColumns } from "./columns"
import { Narrowing, StatusTabs } from "./filters"
import { askedOf, colourwayAddress } from "./query"
import { useChoices } from "./use-colourways"
import { pathTo } from "./words"

export function ColourwayList() {
  const may = useMay()("catalogue.write")
  const { data: choices } = useChoices()
  return (
    <ListFrame<ColourwayRecord, typeof colourwayAddress>
      resource="colourway"
      address={colourwayAddress}
      title="Variants"
      things={["variant", "variants"]}
      columns={colourwayColumns}
      pathOf={({ _id }) => pathTo.show(_id)}
      nameOf={({ variantName }) => variantName}
      card={(one) => <ColourwayCard one={one} />}
      search={{
        placeholder: "Name, colour, address or article number",
        maxLength: COLOURWAY.maxSearch,
        finds: "names, colours, products, addresses and article numbers",
      }}
      none="Each colour of a product is a variant, with pictures, sizes and a page of its own."
      filters={(list) => (
        <>
          <StatusTabs list={list} />
          <Narrowing list={list} choices={choices} />
        </>
      )}
      actions={({ values, sort, total }) => (
        <>
          <ExportButton
            name="variants"
            total={total}
            ask={() => callForFile(askColourwayFile, { ...askedOf(values), sort }, "text/csv")}
          />
          {may && total > 0 && <LinkButton to={discountPath({ filter: values })}>Discount these</LinkButton>}
          {may && (
            <LinkButton to={pathTo.add} main>
              Add a variant
            </LinkButton>
          )}
        </>
      )}
      bulk={may ? colourwayBulk : undefined}
      bulkLinks={colourwayBulkLinks}
    />
  )
}
