import type { Colourway, ColourwayChoices } from "@silai/contracts/catalogue/colourway-shapes"
import { COLOURWAY } from "@silai/contracts/catalogue/limits"
import { Input, Select } from "antd"
import { Field } from "../../../ui/field"
import { DetailsEditor } from "./details-editor"
import type { SectionProps } from "./form"
import { RelatedPicker } from "./related-picker"
import { Section } from "./section"

export function WordsSection({ values, set, errorOf }: SectionProps) {
  const area = (key: "sizeAndFit" | "washCare", label: string) => (
    <Field label={label} error={errorOf(key)} wide>
      {(ids) => (
        <Input.TextArea
          {...ids}
          maxLength={COLOURWAY.textMax}
          autoSize={{ minRows: 4, maxRows: 10 }}
          value={values[key]}
          onChange={({ target }) => set({ [key]: target.value })}
        />
      )}
    </Field>
  )
  return (
    <Section title="Description" about="What the product page says in its folding sections.">
      <Field label="Details" error={errorOf("details")} wide>
        {(ids) => <DetailsEditor ids={ids} value={values.details} onChange={(details) => set({ details })} />}
      </Field>
      {area("sizeAndFit", "Size & fit")}
      {area("washCare", "Wash & care")}
    </Section>
  )
}

export function FindingSection({
  values,
  set,
  errorOf,
  choices,
  record,
}: SectionProps & { choices: ColourwayChoices; record: Colourway | null }) {
  return (
    <Section
      title="Finding it"
      about="Tags stand behind filters and search. Related products are shown as Style Together With."
    >
      <Field label="Tags" error={errorOf("tags")} wide hint="Existing ones, or new ones: type and press Enter.">
        {(ids) => (
          <Select
            {...ids}
            mode="tags"
            value={values.tags}
            tokenSeparators={[","]}
            maxCount={COLOURWAY.maxTags}
            options={choices.tags.map((value) => ({ value, label: value }))}
            onChange={(tags: string[]) =>
              set({
                tags: [
                  ...new Set(tags.map((tag) => tag.trim().toLowerCase().slice(0, COLOURWAY.tagMax)).filter(Boolean)),
                ],
              })
            }
          />
        )}
      </Field>
      <Field label="Related products" error={errorOf("relatedProducts")} wide>
        {(ids) => (
          <RelatedPicker
            ids={ids}
            self={record?._id ?? null}
            value={values.relatedProducts}
            onChange={(relatedProducts) => set({ relatedProducts })}
          />
        )}
      </Field>
      <Field
        label="Marketplace link"
        error={errorOf("amazonLink")}
        wide
        hint="The same piece on Amazon, if it is sold there."
      >
        {(ids) => (
          <Input
            {...ids}
            type="url"
            inputMode="url"
            placeholder="https://www.amazon.in/…"
            maxLength={COLOURWAY.linkMax}
            value={values.amazonLink}
            onChange={({ target }) => set({ amazonLink: target.value })}
          />
        )}
      </Field>
      <Field label="HSN code" error={errorOf("hsnCode")} hint="For the tax invoice.">
        {(ids) => (
          <Input
            {...ids}
            inputMode="numeric"
            maxLength={8}
            autoComplete="off"
            value={values.hsnCode}
            onChange={({ target }) => set({ hsnCode: target.value.trim() })}
          />
        )}
      </Field>
      <Field
        label="Launched"
        error={errorOf("launchedAt")}
        hint={record ? "Orders Just Launched and Newest first. Indian time." : "Empty: the hour it is published."}
      >
        {(ids) => (
          <Input
            {...ids}
            type="datetime-local"
            value={values.launchedAt}
            onChange={({ target }) => set({ launchedAt: target.value })}
          />
        )}
      </Field>
    </Section>
  )
}
