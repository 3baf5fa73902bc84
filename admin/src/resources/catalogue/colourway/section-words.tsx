import type { Colourway, ColourwayChoices } from "@silai/contracts/catalogue/colourway-shapes"
import { COLOURWAY } from "@silai/contracts/catalogue/limits"
import { roomFor } from "@silai/contracts/room"
import { Input, Select } from "antd"
import { lazy, Suspense } from "react"
import { MomentField } from "../../../ui/form/moment-field"
import { Bar } from "../../../ui/state/skeleton"
import { Fact } from "./fact"
import { RelatedPicker } from "./related-picker"
import { Section } from "./section"

/** Half of the page's weight, so the form shows before it is loaded. */
const DetailsEditor = lazy(() => import("./details-editor").then((part) => ({ default: part.DetailsEditor })))

const text = <Input.TextArea maxLength={roomFor(COLOURWAY.textMax)} autoSize={{ minRows: 4, maxRows: 10 }} />
/** Tags are lower-case and unique, however they were typed. */
const asTags = (typed: string[]) => [...new Set(typed.map((tag) => tag.trim().toLowerCase()).filter(Boolean))]

export const WordsSection = () => (
  <Section title="Description" about="The folding sections of the product page.">
    <Suspense fallback={<Bar height={220} />}>
      <Fact name="details" label="Details" wide>
        <DetailsEditor />
      </Fact>
    </Suspense>
    <Fact name="sizeAndFit" label="Size & fit" wide>
      {text}
    </Fact>
    <Fact name="washCare" label="Wash & care" wide>
      {text}
    </Fact>
  </Section>
)

export const FindingSection = ({ choices, record }: { choices: ColourwayChoices; record: Colourway | null }) => (
  <Section
    title="Finding it"
    about="Filters and search use the tags. Related products are shown as Style Together With."
  >
    <Fact name="tags" label="Tags" wide extra="Existing ones, or new ones: type and press Enter." normalize={asTags}>
      <Select
        mode="tags"
        tokenSeparators={[","]}
        maxCount={COLOURWAY.maxTags}
        options={choices.tags.map((value) => ({ value, label: value }))}
      />
    </Fact>
    <Fact name="relatedProducts" label="Related products" wide>
      <RelatedPicker self={record?._id ?? null} />
    </Fact>
    <Fact name="amazonLink" label="Marketplace link" wide extra="The same piece on Amazon, if it is sold there.">
      <Input type="url" inputMode="url" placeholder="https://www.amazon.in/…" maxLength={roomFor(COLOURWAY.linkMax)} />
    </Fact>
    <Fact name="hsnCode" label="HSN code" extra="For the tax invoice." normalize={(typed: string) => typed.trim()}>
      <Input inputMode="numeric" maxLength={COLOURWAY.maxWritten} />
    </Fact>
    <Fact
      name="launchedAt"
      label="Launched"
      extra={
        record ? "Orders Just Launched and Newest first. Indian time." : "Leave empty for the time it is published."
      }
    >
      <MomentField />
    </Fact>
  </Section>
)
