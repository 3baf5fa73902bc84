// antd 5 needs this to render its messages and dialogs on React 19; it must be imported before antd.
import "@ant-design/v5-patch-for-react-19"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import "./theme/fonts.css"
import "./theme/base.css"
import "./theme/classes.css"
import "./theme/antd.css"
import { BackOffice } from "./app"
import { speakStored } from "./words/language"

// Not awaited here: the language's file imports from this one, and would wait for it to finish.
void speakStored().then(() =>
  // index.html has it.
  createRoot(document.getElementById("root")!).render(
    <StrictMode>
      <BackOffice />
    </StrictMode>,
  ),
)
