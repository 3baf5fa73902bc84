import type { ColourwayChoices } from "@silai/contracts/catalogue/colourway-shapes"
import { needsInWords } from "@silai/contracts/catalogue/messages"
import { STYLE } from "@silai/contracts/catalogue/style-limits"
import { Button, Checkbox } from "antd"
import { useNavigate, useSearchParams } from "react-router"
import { BackLink } from "../../../ui/record/back-link"
import { ColourField } from "../../../ui/form/colour-field"
import { FormField } from "../../../ui/form/field"
import { FormFrame } from "../../../ui/form/form-frame"
import { useTitle } from "../../../ui/use-title"
import { DropArea } from "../../file/drop-area"
import { CategoryPicker } from "../category-picker"
import { ColourName } from "../colourway/colour-name"
import { Section } from "../colourway/section"
import { PriceFields } from "../colourway/section-price"
import { SizePicker } from "../colourway/section-sizes"
import { WithChoices } from "../colourway/with-choices"
import { NameField } from "../name-fields"
import { needsCategory } from "../style-form"
import { PicturesField, usePictures } from "./pictures-field"
import { hasColour, needsOf, useMade, useNewStyle, type Values, wrongAt } from "./use-new-style"
import form from "../colourway/form.module.css"

/** A product, its first colour, its sizes, prices and pictures, on one page that ends in Publish. */
export function NewStyle() {
  useTitle("Add a product")
  return <WithChoices>{(choices) => <NewStyleForm choices={choices} />}</WithChoices>
}

function NewStyleForm({ choices }: { choices: ColourwayChoices }) {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const at = useNewStyle(params.get("category") ?? "", choices.sizes, (path) => void navigate(path, { replace: true }))
  const made = useMade(at.values.categoryId, choices.sizes)
  const pictures = usePictures(at)
  const { uploads } = pictures
  const colour = hasColour(at.values)
  const needs = needsOf(at.values)
  const status =
    uploads.going > 0
      ? "The pictures are still on their way."
      : colour && needs.length > 0
        ? `To be published it still needs ${needsInWords(needs)}.`
        : undefined
  return (
    <DropArea onFiles={pictures.send} hint="Drop the pictures to show this colour in them.">
      <header className={form.head}>
        <BackLink to="/product/manage">Products</BackLink>
        <h1>Add a product</h1>
      </header>
      <FormFrame
        at={at}
        name="new"
        className={form.form}
        save={colour ? "Save as a draft" : "Add the product"}
        status={status}
        actions={
          <Button onClick={() => void navigate("/product/manage")} disabled={at.busy}>
            Cancel
          </Button>
        }
        main={
          colour && (
            <Button
              type="primary"
              disabled={at.busy || uploads.going > 0 || needs.length > 0}
              onClick={() => at.submit({ publish: true })}
            >
              Publish
            </Button>
          )
        }
      >
        <Section title="The product" about="Shared by all its colours.">
          <NameField hint="Without a colour: “Formal Shirt”." most={STYLE.maxName} />
          <FormField<Values> name="categoryId" label="Category" check={needsCategory}>
            <CategoryPicker />
          </FormField>
        </Section>
        <Section
          title="Its first colour"
          about="It gets a separate page in the shop. More colours are added later, or copied."
        >
          <FormField<Values> name="color" label="Colour" check={wrongAt("color")}>
            <ColourName
              colours={choices.colours}
              onName={(color, code) => at.set({ color, ...(code && { colorCode: code }) })}
            />
          </FormField>
          <FormField<Values> name="colorCode" label="Swatch" check={wrongAt("colorCode")}>
            <ColourField />
          </FormField>
        </Section>
        <Section title="Price" about="In rupees, taxes included. Every size costs the same.">
          <PriceFields values={at.values} />
        </Section>
        <Section title="Sizes" about="How many pieces of each are in stock.">
          <FormField<Values> name="sizes" wide check={wrongAt("sizes")}>
            <SizePicker record={null} made={made} />
          </FormField>
          <FormField<Values> name="customSizeOption" valuePropName="checked" wide>
            <Checkbox>Also cut to the customer's own measurements</Checkbox>
          </FormField>
        </Section>
        <Section title="Pictures" about="The first is the thumbnail. Description and tags are added under Edit.">
          <FormField<Values> name="pictures" wide>
            <PicturesField {...pictures} />
          </FormField>
        </Section>
      </FormFrame>
    </DropArea>
  )
}
