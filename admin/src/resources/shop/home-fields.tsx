import { homeMessages } from "@silai/contracts/shop/home-messages"
import { HOME } from "@silai/contracts/shop/limits"
import { shopMessages } from "@silai/contracts/shop/messages"
import { roomFor } from "@silai/contracts/room"
import { Input, Switch } from "antd"
import { FormField } from "../../ui/form/field"
import { PictureField } from "./home-picture"
import { SlidesField } from "./home-slides"
import { Tiles } from "./home-tiles"
import { type HomeValues, wrongLink, wrongWords } from "./home-values"

const Field = FormField<HomeValues>

/** `offer`: the line as the shop computes it now. */
export const HomeFields = ({ reckoned, offer }: { reckoned: boolean; offer: string }) => (
  <>
    <section className="stack">
      <h2>Banner</h2>
      <Field
        name="reckoned"
        label="Automatic line"
        valuePropName="checked"
        extra={`Shows the current offer: “${offer}”. Free shipping is named while delivery is free.`}
      >
        <Switch />
      </Field>
      <Field name="line" label="Line" hidden={reckoned} extra="Above the headline. Leave empty for none.">
        <Input maxLength={roomFor(HOME.maxLine)} />
      </Field>
      <Field
        name="headline"
        label="Headline"
        check={({ headline }) => (headline.trim() ? undefined : homeMessages.headlineMissing)}
      >
        <Input maxLength={roomFor(HOME.maxHeadline)} />
      </Field>
      <div className="pair">
        <Field name="mainWords" label="First button" check={({ mainWords }) => wrongWords(mainWords)}>
          <Input maxLength={roomFor(HOME.maxWords)} />
        </Field>
        <Field name="mainLink" label="Link" check={({ mainLink }) => wrongLink(mainLink)}>
          <Input maxLength={roomFor(HOME.maxLink)} />
        </Field>
        <Field name="moreWords" label="Second button" check={({ moreWords }) => wrongWords(moreWords)}>
          <Input maxLength={roomFor(HOME.maxWords)} />
        </Field>
        <Field name="moreLink" label="Link" check={({ moreLink }) => wrongLink(moreLink)}>
          <Input maxLength={roomFor(HOME.maxLink)} />
        </Field>
      </div>
      <Field
        name="phone"
        label="Picture on a phone"
        extra="Upright, light at the top behind the words, dark at the bottom."
      >
        <PictureField label="Picture on a phone" />
      </Field>
      <Field name="wide" label="Picture on a desk" extra="Wide, light at the left behind the words.">
        <PictureField label="Picture on a desk" />
      </Field>
    </section>
    <section className="stack">
      <h2>{shopMessages.designedForYou}</h2>
      <p className="quiet">Name, price and picture come from the catalogue. A piece that is hidden is left out.</p>
      <Field
        name="slides"
        label="Slides"
        check={({ slides }) => (slides.length > 0 ? undefined : homeMessages.slidesMissing)}
      >
        <SlidesField />
      </Field>
    </section>
    <section className="stack">
      <h2>Tiles</h2>
      <Tiles />
    </section>
  </>
)
