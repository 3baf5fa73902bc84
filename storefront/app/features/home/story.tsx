import { paths } from "~/paths"
import { BRAND_FOLDER, workshopPicture } from "~/ui/brand-pictures"
import { LinkButton } from "~/ui/button"
import { Picture } from "~/ui/picture"
import styles from "./story.module.css"
import { homeWords } from "./words"

const THREAD = workshopPicture("thread", "#ddd3c4", "Reels of thread in the shop's colours, and a few shirt buttons")
const { title, words, more } = homeWords.story

export function Story() {
  return (
    <section className={styles.story} aria-labelledby="story">
      <Picture
        picture={THREAD}
        sizes="(min-width: 64rem) 55vw, 100vw"
        from={BRAND_FOLDER}
        ratio="8 / 5"
        className={styles.picture}
      />
      <div className={styles.words}>
        <h2 id="story">{title}</h2>
        <p>{words}</p>
        <LinkButton to={paths.about} kind="plain">
          {more}
        </LinkButton>
      </div>
    </section>
  )
}
