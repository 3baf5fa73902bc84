import { json } from "express"
import type { Router } from "express"
import type { StandInContext, StandInPanel } from "@silai/kit/stand-in"
import { letterPage } from "./letter-page"
import { mailModes, openMailbox } from "./mailbox"
import type { Mailbox } from "./mailbox"
import { openSmtp } from "./smtp"

/** The path under which the host mounts it, and its title on the dashboard. */
export const standIn = { path: "/mail", title: "Mailbox" }

const shownRows = 50
const switches = [{ key: "mode", label: "Mail server", choices: [...mailModes] }]

function doors(router: Router, mailbox: Mailbox) {
  router.get("/", (_req, res) => res.json(mailbox.state.mails.map((mail) => ({ ...mail, to: mail.to.join(", ") }))))
  router.get("/__inbox", (_req, res) => res.json({ mails: mailbox.state.mails }))
  router.get("/__faults", (_req, res) => res.json({ faults: { mode: mailbox.state.mode }, switches }))
  router.get("/:id", (req, res) => {
    const mail = mailbox.find(req.params.id)
    if (!mail) return void res.status(404).json({ error: "There is no such mail." })
    res.type("html").send(letterPage(mail))
  })
  // JSON only: a page of another origin cannot send it without a preflight.
  router.use((req, res, next) =>
    req.is("application/json") ? next() : void res.status(415).json({ error: "Send JSON." }),
  )
  router.use(json())
  router.post("/__faults", (req, res) => {
    const mode: unknown = req.body.mode ?? (req.body.reset === true ? "normal" : undefined)
    if (!mailModes.some((known) => known === mode))
      return void res.status(400).json({ error: `"mode" is one of ${mailModes.join(", ")}.` })
    mailbox.state.mode = String(mode)
    mailbox.save()
    res.json({ faults: { mode } })
  })
  router.post("/__reset", (_req, res) => {
    mailbox.wipe()
    res.json({ done: true })
  })
}

/** Catches every mail on SMTP_PORT (0: any free one) and shows it. */
export async function mount(router: Router, context: StandInContext): Promise<StandInPanel & { smtpPort: number }> {
  const mailbox = openMailbox(context)
  const smtp = await openSmtp(mailbox, Number(context.settings.SMTP_PORT ?? 8025))
  doors(router, mailbox)
  return {
    smtpPort: smtp.port,
    columns: ["When", "To", "Subject"],
    rows: () =>
      mailbox.state.mails
        .slice(-shownRows)
        .reverse()
        .map((mail) => [
          mail.receivedAt,
          mail.to.join(", "),
          { text: mail.subject, href: `${standIn.path}/${mail.id}` },
        ]),
    switches,
    faults: () => ({ mode: mailbox.state.mode }),
    reset: () => mailbox.wipe(),
    close: () => smtp.close(),
  }
}
