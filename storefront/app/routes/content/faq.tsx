import { shopMessages } from "@silai/contracts/shop/messages"
import { questions } from "~/features/content/questions"
import styles from "~/features/content/faq.module.css"
import { Link } from "react-router"
import { Page } from "~/layout/page"
import { pageMeta } from "~/lib/meta"
import { paths } from "~/paths"
import { Accordion } from "~/ui/accordion"
import { LinkButton } from "~/ui/button"

const TITLE = "Questions & Answers"

export const meta = () => [
  ...pageMeta({
    title: TITLE,
    description:
      "Sizes, custom measurements, payment, delivery across India, returns and care: what people ask us, answered.",
    path: paths.faq,
  }),
  {
    "script:ld+json": {
      "@context": "https://schema.org",
      "@type": "FAQPage",
      mainEntity: questions()
        .flatMap((group) => group.questions)
        .map(({ ask, answer }) => ({
          "@type": "Question",
          name: ask,
          acceptedAnswer: { "@type": "Answer", text: answer },
        })),
    },
  },
]

export default function Faq() {
  return (
    <Page title={TITLE} width="narrow">
      {questions().map(({ title, questions: asked }) => (
        <section key={title} className={styles.group}>
          <h2>{title}</h2>
          <div className={styles.list}>
            {asked.map(({ ask, answer, link }) => (
              <Accordion key={ask} title={ask}>
                <p>{answer}</p>
                {link && (
                  <p className={styles.link}>
                    <Link to={link.to}>{link.name}</Link>
                  </p>
                )}
              </Accordion>
            ))}
          </div>
        </section>
      ))}
      <div className={styles.more}>
        <p>Not here? Ask us.</p>
        <LinkButton to={paths.support} kind="plain">
          {shopMessages.helpAndSupport}
        </LinkButton>
      </div>
    </Page>
  )
}
